/** The rules in words, as guides and tables have them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulesText } from '../../components/domino-table/rules-text.ts';
import { fivesRules } from '../../components/locales/en/fives-rules.ts';
import { houseRules } from '../../components/locales/en/house-rules.ts';
import { pipRules } from '../../components/locales/en/pip-rules.ts';
import { rummyRules } from '../../components/locales/en/rummy-rules.ts';
import { runFastRules } from '../../components/locales/en/run-fast-rules.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import type { DominoOptions, RuleSet, RuleSetId } from '../../machines/dominoes/model.ts';
import { cite, type Matter, RULE_SETS } from '../../machines/dominoes/rule-sets.ts';

const at = (options: Partial<DominoOptions>) => rulesText(dominoes.options(options));
const said = async (options: Partial<DominoOptions>, id: string) =>
  (await at(options)).find((line) => line.id === id)?.text;
const ruleSets: readonly RuleSetId[] = Object.values(RULE_SETS).map(({ base }) => base);

describe('the rules in words', () => {
  for (const rules of ruleSets) {
    it(`have a line of its own number for whatever ${rules} refuses`, async () => {
      const ids = (await at({ rules })).map(({ id }) => id);
      assert.deepEqual(ids, [...new Set(ids)]);
      const draws = RULE_SETS[rules].draw;
      const matters: readonly Matter[] = [
        'opening',
        'match',
        'arm',
        'must-play',
        ...(draws ? (['draw-first', 'stock-empty'] as const) : (['no-draw'] as const)),
      ];
      for (const matter of matters) assert.ok(ids.includes(cite(RULE_SETS[rules], matter)), matter);
    });
  }

  it('say each rule of Fives and of Pip, side by side for the guide', () => {
    const rows = (name: string, numbers: readonly number[]) => numbers.map((n) => `${name}-${n}`);
    const fives = fivesRules().map(({ id }) => id);
    assert.deepEqual(
      fives.filter((id) => id.startsWith('FIVE')),
      rows('FIVE', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
    );
    const pip = new Set(pipRules().map(({ id }) => id));
    for (const id of rows('PIP', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 20, 21, 22, 23])) {
      assert.ok(pip.has(id), id);
    }
  });

  for (const [letters, rules] of [
    ['RUM', rummyRules],
    ['RUN', runFastRules],
  ] as const) {
    it(`say each rule of ${letters} once, in order`, () => {
      const ids = rules.map(({ id }) => id);
      const all = Array.from({ length: 21 }, (_, i) => `${letters}-${i + 1}`);
      assert.deepEqual(ids, all);
    });
  }

  it('tell a table only what holds there', async () => {
    assert.match((await said({ rules: 'fives', handSize: 9 }, 'FIVE-1')) ?? '', /9 tiles, 10/);
    assert.doesNotMatch((await said({ rules: 'fives' }, 'FIVE-1')) ?? '', /9 tiles/);
    assert.equal(await said({ rules: 'pip' }, 'PIP-20'), undefined);
    assert.match((await said({ rules: 'pip-muggins' }, 'PIP-20')) ?? '', /added up/);
    assert.equal(await said({ rules: 'pip-team', players: 4 }, 'PIP-9'), undefined);
    assert.doesNotMatch((await said({ rules: 'pip-block' }, 'PIP-6')) ?? '', /draw/);
  });

  it('follow how a table rounds and takes a misplay', async () => {
    assert.doesNotMatch((await said({ rules: 'pip' }, 'PIP-7')) ?? '', /round/);
    assert.match((await said({ rules: 'pip', rounding: 'down5' }, 'PIP-7')) ?? '', /round/);
    assert.doesNotMatch((await said({ rules: 'pip' }, 'PIP-14')) ?? '', /turn/);
    assert.match((await said({ rules: 'pip', misplay: 'strict' }, 'PIP-14')) ?? '', /turn/);
  });

  it('put a house’s own rules first', async () => {
    const rules: RuleSet = { base: 'draw', spinner: true, draw: false, target: 61 };
    const [first, second] = await at({ rules });
    assert.equal(first?.id, 'HOUSE');
    for (const word of [/spinner/, /Nothing is drawn/, /61/]) assert.match(first.text, word);
    assert.equal(second?.id, 'COM-1');
  });

  it('have a sentence for every field of every built-in rule set', () => {
    for (const row of Object.values(RULE_SETS)) {
      const [line] = houseRules(row);
      assert.ok((line?.text.match(/[.:] /g) ?? []).length >= 13, row.name);
      assert.doesNotMatch(line?.text ?? '', /undefined|NaN/);
    }
    assert.deepEqual(houseRules({ base: 'fives', name: 'Ours' }), []);
  });
});
