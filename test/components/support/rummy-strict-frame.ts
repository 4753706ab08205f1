/** Runs in a frame that allows scripts and nothing else: plays a round of rummy, tells the page around it what broke. */
import '../../../components/rummy-table/define.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});

const table = document.createElement('pip-rummy-table');
for (const [name, value] of Object.entries({ seat: 'none', seed: 'strict', pace: '0' })) {
  table.setAttribute(name, value);
}
const ended = new Promise<number>((resolve) => {
  table.addEventListener('pip-match-end', ({ detail }) => resolve(detail.winners.length));
});
document.body.append(table);
await table.start();
const winners = await ended;
const drawn = () => table.shadowRoot?.querySelector('canvas') !== null;
while (!drawn()) await new Promise((resolve) => requestAnimationFrame(resolve));
// A violation is told in a task of its own.
await new Promise((resolve) => setTimeout(resolve, 0));
parent.postMessage({ winners, violations }, '*');
