/** A page with one Run Fast table; its attributes are the address's: `?seed=a&height=600px`. */
import '../../components/run-fast-table/define.ts';

const { height, dir, ...attributes } = Object.fromEntries(new URLSearchParams(location.search));
const table = document.createElement('pip-run-fast-table');
for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
if (height) table.style.blockSize = height;
if (dir) document.documentElement.dir = dir;
document.body.append(table);
