/** A page with one rummy table; its attributes are the address's: `?players=3&seed=a&height=600px`. */
import '../../components/rummy-table/define.ts';

const { height, dir, ...attributes } = Object.fromEntries(new URLSearchParams(location.search));
const table = document.createElement('pip-rummy-table');
for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
if (height) table.style.blockSize = height;
if (dir) document.documentElement.dir = dir;
document.body.append(table);
