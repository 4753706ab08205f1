/** The built site: whole, linked, self-contained, readable without scripts. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { dominoRules } from '../../components/locales/en/dominoes-rules.ts';
import { fivesRules } from '../../components/locales/en/fives-rules.ts';
import { pipRules } from '../../components/locales/en/pip-rules.ts';
import { rummyRules } from '../../components/locales/en/rummy-rules.ts';
import { runFastRules } from '../../components/locales/en/run-fast-rules.ts';
import { RULE_SETS } from '../../machines/dominoes/rule-sets.ts';
import { root } from '../../scripts/root.ts';
import { examples } from '../../site/src/examples/index.ts';
import { elements } from '../../site/src/manifest.ts';
import { sameHands } from '../../site/src/same-hands.ts';
import { sideBySide } from '../../site/src/side-by-side.ts';

const dist = join(root, 'site/dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const pages = globSync('**/*.html', { cwd: dist }).sort();

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].flatMap(([, value]) => value ?? []);

/** Markup as a browser without scripts sees it. */
const scriptless = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

before(() => {
  assert.ok(existsSync(join(dist, 'index.html')), 'site/dist is missing: npm run build makes it');
});

describe('the site', () => {
  it('has its pages and the tables they use', () => {
    const files = [
      'index.html',
      'guides/dominoes/index.html',
      'guides/fives/index.html',
      'guides/pip/index.html',
      'guides/rummy/index.html',
      'guides/run-fast/index.html',
      'guides/same-words/index.html',
      'embed/index.html',
      'reference/index.html',
      '404.html',
      'pip/pip.js',
      'pip/pip.css',
    ];
    for (const file of files) assert.ok(existsSync(join(dist, file)), file);
  });

  for (const page of pages) {
    it(`names ${page}: one title, one description, one first heading, a language`, () => {
      const html = read(page);
      assert.equal(html.match(/<title>[^<]+<\/title>/g)?.length, 1);
      assert.match(html, /<meta name="description" content="[^"]{20,}"/);
      assert.equal(html.match(/<h1\b/g)?.length, 1);
      assert.match(html, /<html[^>]* lang="en"/);
    });

    it(`leads from ${page} only to what is there`, () => {
      for (const href of attributes(read(page), 'href')) {
        if (href.startsWith('http') || href.startsWith('data:')) continue;
        const [path = '', anchor] = href.split('#');
        const target = posix.join(
          '/',
          path.startsWith('/') ? '' : posix.dirname(page),
          path || '.',
        );
        const file = path === '' ? page : fileAt(path.startsWith('/') ? path : target);
        assert.ok(file, `${page} → ${href}`);
        // A name inside an <svg> isn't a place to go to, but has to be there as well.
        if (anchor) assert.ok(attributes(read(file), 'id').includes(anchor), `${page} → ${href}`);
      }
    });

    it(`loads nothing for ${page} from elsewhere`, () => {
      const html = read(page);
      const loaded = [
        ...attributes(html, 'src'),
        ...attributes(html, 'srcset'),
        ...[...html.matchAll(/<link\b[^>]*>/g)].flatMap(([link]) => attributes(link, 'href')),
      ];
      for (const url of loaded) assert.doesNotMatch(url, /^(https?:)?\/\//);
      assert.doesNotMatch(html, /@import|url\(["']?(https?:)?\/\//);
    });

    it(`gives each thing on ${page} a name of its own`, () => {
      const ids = attributes(scriptless(read(page)), 'id');
      assert.deepEqual(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        [],
      );
    });
  }

  it('loads nothing from its style sheets from elsewhere', () => {
    for (const file of globSync('_astro/**/*.css', { cwd: dist })) {
      assert.doesNotMatch(read(file), /@import\s+["'(u]|url\(["']?(https?:)?\/\//, file);
    }
  });
});

const guides = [
  ['dominoes', dominoRules(), examples.dominoes],
  ['fives', fivesRules(), examples.fives],
  ['pip', pipRules(), examples.pip],
  ['rummy', rummyRules, examples.rummy],
  ['run-fast', runFastRules, examples['run-fast']],
] as const;

for (const [guide, rules, all] of guides) {
  describe(`the guide of ${guide} without scripts`, () => {
    const file = `guides/${guide}/index.html`;
    const html = existsSync(join(dist, file)) ? scriptless(read(file)) : '';

    it('shows every step of every example, drawn and in words', () => {
      const steps = Object.values(all).reduce((sum, { steps }) => sum + steps.length, 0);
      assert.equal(html.match(/<li><svg viewBox="0 0 400 300"/g)?.length, steps);
      assert.equal(html.match(/class="caption"/g)?.length, steps);
    });

    it('holds every rule under the number that refusals cite', () => {
      for (const { id } of rules) {
        assert.equal(html.match(new RegExp(`id="${id.toLowerCase()}"`, 'g'))?.length, 1, id);
      }
    });

    it('says why there is no table', () => {
      assert.match(html, /<noscript>.*JavaScript.*<\/noscript>/s);
    });
  });
}

describe('the eight games', () => {
  const tables = (file: string) =>
    [...read(file).matchAll(/<pip-domino-table\b[^>]*>/g)].flatMap(([tag]) =>
      attributes(tag, 'rules'),
    );

  it('have a door each on the home page', () => {
    const doors = read('index.html').match(/<ul[^>]*\bdoors\b[^>]*>.*?<\/ul>/s)?.[0] ?? '';
    assert.equal(doors.match(/<a /g)?.length, Object.keys(RULE_SETS).length);
  });

  it('have a live table each in the guides, Block among the options of Draw', () => {
    const live = guides.flatMap(([guide]) => tables(`guides/${guide}/index.html`));
    assert.deepEqual(
      live.toSorted(),
      Object.keys(RULE_SETS)
        .filter((id) => id !== 'block')
        .toSorted(),
    );
  });

  it('all answer each point of their comparison', () => {
    for (const { title, answers } of sideBySide()) {
      const games = answers.flatMap(({ games }) => games);
      assert.deepEqual(games.toSorted(), Object.keys(RULE_SETS).toSorted(), title);
    }
  });

  it('score the same hands as the rules have it: DRAW-E11, FIVE-E15, PIP-E9, PIP-E11', () => {
    const points = sameHands().map(({ scores }) =>
      scores.map((each) => each?.map(({ points }) => points) ?? null),
    );
    assert.deepEqual(points, [
      [[13], [15], [13], [10]],
      [[23], null, [23], [20]],
      [[10], [20], [10], [10]],
      [[19], null, [16], [16]],
      [[], null, [2, 2], [2, 2]],
    ]);
  });
});

/** Without the code that is shown and may be copied. */
const live = (page: string) => read(page).replaceAll(/\sdata-code="[^"]*"/g, '');

for (const game of ['rummy', 'run-fast']) {
  describe(`the game of ${game}`, () => {
    const guide = `guides/${game}/index.html`;

    it('has a door on the home page', () => {
      const others = read('index.html').match(/<ul[^>]*\bothers\b[^>]*>.*?<\/ul>/s)?.[0] ?? '';
      assert.match(others, new RegExp(`href="[^"]*guides/${game}/"`));
    });

    it('has its table in its guide only, and no other game’s there', () => {
      const withTable = pages.filter((page) => live(page).includes(`<pip-${game}-table`));
      assert.deepEqual(withTable, [guide]);
      const tables = [...live(guide).matchAll(/<(pip-[a-z-]+-table)\b/g)].map(([, tag]) => tag);
      assert.deepEqual([...new Set(tables)], [`pip-${game}-table`]);
    });
  });
}

describe('what embedders read', () => {
  const texts = (page: string) => decoded(read(page).replaceAll(/<[^>]*>/g, ''));
  const manifest = elements(root);
  const tags = manifest.map(({ tagName }) => tagName);
  const tables = manifest.filter(({ tagName }) => tagName.endsWith('-table'));

  for (const page of ['embed/index.html', 'reference/index.html']) {
    it(`on ${page} names every element and every attribute of the tables`, () => {
      const text = texts(page);
      const names = tables.flatMap(({ attributes = [] }) => attributes.map(({ name }) => name));
      for (const name of [...tags.map((tag) => `<${tag}>`), ...names]) {
        assert.ok(text.includes(name), name);
      }
    });
  }

  it('on the home page shows a tag of each table', () => {
    const text = texts('index.html');
    for (const { tagName } of tables) assert.ok(text.includes(`<${tagName}`), tagName);
  });
});

describe('the embed page', () => {
  it('runs the very code that it shows for a house’s own rules', () => {
    const html = read('embed/index.html');
    const code = html.match(
      /<script type="module">(document\.querySelector\('#house.*?)<\/script>/s,
    );
    assert.ok(code?.[1]);
    const shown = attributes(html, 'data-code').find((text) => text.includes('house-table')) ?? '';
    const plain = shown.replaceAll('\u007f', '\n').replaceAll(/\s+/g, ' ');
    for (const line of code[1].split('\n')) {
      assert.ok(decoded(plain).includes(line.trim()), line);
    }
  });
});

/** Signs that an attribute writes by name. */
function decoded(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function fileAt(path: string): string | null {
  const base = (process.env.PIP_BASE ?? '').replace(/^\/+|\/+$/g, '');
  const inside = path.replace(/^\//, '').replace(base ? new RegExp(`^${base}/`) : /^$/, '');
  const candidates = [inside, posix.join(inside, 'index.html')];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(join(dist, file))) ?? null;
}
