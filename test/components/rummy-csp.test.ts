import { expect } from '@open-wc/testing';

describe('<pip-rummy-table> under a strict policy', () => {
  it('is played under a policy that allows scripts alone', async function () {
    this.timeout(60_000);
    const { origin } = location;
    const frame = document.createElement('iframe');
    const told = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    frame.width = '640';
    frame.height = '560';
    frame.srcdoc = `<!doctype html>
      <meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${origin}; style-src 'none'">
      <body><script type="module" src="${origin}/test/components/support/rummy-strict-frame.ts"></script>`;
    document.body.append(frame);
    expect(await told).to.deep.equal({ winners: 1, violations: [] });
    frame.remove();
  });
});
