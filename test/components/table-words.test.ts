import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { plurals } from '../../components/locales/plurals.ts';
import { WordsController } from '../../components/locales/words-controller.ts';
import { waitUntil } from './support/wait.ts';

const english = { hello: 'Hello' };
let fail = false;

class Greeting extends LitElement {
  readonly catalogue = new WordsController(this, english, {
    de: async () => ({ hello: 'Hallo' }),
    'pt-BR': async () => ({ hello: 'Olá' }),
    ar: async () => {
      if (fail) throw new Error('offline');
      return { hello: 'مرحبا' };
    },
  });

  protected override render() {
    return html`${this.catalogue.words.hello}`;
  }
}
customElements.define('test-greeting', Greeting);

async function says(greeting: Greeting, words: string): Promise<void> {
  const text = () => greeting.shadowRoot?.textContent?.trim();
  await waitUntil(() => text() === words, `says ${words}`);
}

async function greeting(content: ReturnType<typeof html>): Promise<Greeting> {
  const frame = await fixture<HTMLElement>(content);
  const found = frame.matches('test-greeting') ? frame : frame.querySelector('test-greeting');
  if (!(found instanceof Greeting)) throw new Error('no greeting');
  return found;
}

describe('an element’s words', () => {
  it('are in the language of the element, of what is around it, or of the document', async () => {
    await says(await greeting(html`<test-greeting lang="de"></test-greeting>`), 'Hallo');
    await says(
      await greeting(html`<div lang="de"><p><test-greeting></test-greeting></p></div>`),
      'Hallo',
    );
    await says(await greeting(html`<test-greeting></test-greeting>`), 'Hello');
  });

  it('find the language through shadow roots', async () => {
    const host = await fixture<HTMLElement>(html`<div lang="pt-BR"></div>`);
    const inner = document.createElement('test-greeting');
    host.attachShadow({ mode: 'closed' }).append(inner);
    if (!(inner instanceof Greeting)) throw new Error('no greeting');
    await says(inner, 'Olá');
  });

  it('take the nearest language there is, and English where there is none', async () => {
    await says(await greeting(html`<test-greeting lang="de-AT"></test-greeting>`), 'Hallo');
    await says(await greeting(html`<test-greeting lang="fi"></test-greeting>`), 'Hello');
  });

  it('follow a change around them', async () => {
    const one = await greeting(html`<div lang="en"><test-greeting></test-greeting></div>`);
    await says(one, 'Hello');
    one.parentElement?.setAttribute('lang', 'de');
    await says(one, 'Hallo');
    one.parentElement?.setAttribute('lang', 'en');
    await says(one, 'Hello');
  });

  it('follow a move to another place', async () => {
    const one = await greeting(html`<div lang="en"><test-greeting></test-greeting></div>`);
    const place = await fixture<HTMLElement>(html`<div lang="de"></div>`);
    place.append(one);
    await says(one, 'Hallo');
  });

  it('stay English where a language can’t be fetched', async () => {
    fail = true;
    const one = await greeting(html`<test-greeting lang="ar"></test-greeting>`);
    await one.updateComplete;
    await says(one, 'Hello');
    fail = false;
  });

  it('tell the direction of the page around them', async () => {
    const one = await greeting(html`<div dir="rtl"><test-greeting></test-greeting></div>`);
    await waitUntil(() => one.catalogue.dir === 'rtl', 'rtl');
  });

  it('count by the language’s own rules', () => {
    const forms = { one: '# кость', few: '# кости', many: '# костей', other: '# кости' };
    const count = plurals('ru');
    expect([1, 2, 5, 21].map((n) => count(n, forms))).to.deep.equal([
      '1 кость',
      '2 кости',
      '5 костей',
      '21 кость',
    ]);
  });
});
