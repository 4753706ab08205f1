/**
 * How strong and how quick the bots are, as Markdown tables.
 * `npm run bench:bots -- --deals 2000 --matches 200 --rules fives,pip-team --players 2,4 --effort 50000`
 */
import { parseArgs } from 'node:util';
import { dominoes } from '../machines/dominoes/game.ts';
import type { RuleSetId } from '../machines/dominoes/model.ts';
import { offered } from '../machines/dominoes/options.ts';
import { RULE_SETS } from '../machines/dominoes/rule-sets.ts';
import type { Cells } from '../scripts/markdown.ts';
import { matches, player, rounds, sidesOf } from './bots-table.ts';
import { percent, percentile, print, signed } from './means.ts';

const { values } = parseArgs({
  options: {
    /** Mirrored deals; each is played once for every seat. */
    deals: { type: 'string', default: '100' },
    /** Mirrored match seeds; 0 leaves matches out. */
    matches: { type: 'string', default: '10' },
    /** Any of the eight rule sets. */
    rules: { type: 'string', default: 'block,draw,fives' },
    players: { type: 'string', default: '2,3,4' },
    /** The expert's, instead of its default. */
    effort: { type: 'string' },
  },
});
const deals = Number(values.deals);
const seeds = Number(values.matches);
const effort = values.effort === undefined ? undefined : Number(values.effort);
const pairs = [
  ['normal', 'beginner'],
  ['expert', 'normal'],
] as const;

const rows: Cells[] = [];
const speeds: Cells[] = [];
const ceilings: Cells[] = [];
for (const rules of values.rules.split(',')) {
  if (!isRuleSetId(rules)) throw new Error(`no rule set ${rules}`);
  const asked = values.players.split(',').map(Number);
  for (const players of offered(RULE_SETS[rules]).filter((n) => asked.includes(n))) {
    const options = dominoes.options({ rules, players });
    for (const [first, second] of pairs) {
      const a = player(first, 'a', effort);
      const b = player(second, 'b', effort);
      const { points, won } = await rounds(a, b, options, deals);
      const match = seeds > 1 ? percent(await matches(a, b, options, seeds)) : '–';
      const fair = `${(100 / sidesOf(options)).toFixed(0)} %`;
      const skill = `${first} over ${second}`;
      rows.push([rules, players, skill, signed(points), percent(won), match, fair]);
      if (rules === 'block' && players === 2 && first === 'expert') {
        const { points: ceiling } = await rounds(player('all', 'c'), b, options, deals);
        const share = `${((100 * points.mean) / ceiling.mean).toFixed(0)} %`;
        ceilings.push([signed(points), signed(ceiling), share]);
      }
      for (const { name, times, cpu } of first === 'normal' ? [b, a] : [a]) {
        speeds.push([
          rules,
          players,
          name,
          times.length,
          (cpu() / times.length).toFixed(3),
          percentile(times, 0.5),
          percentile(times, 0.99),
        ]);
      }
    }
  }
}

print(
  `Strength: ${deals} mirrored deals and ${seeds} mirrored matches to the default target a row; one side of the first skill, the others of the second; ± is a 95 % interval`,
  ['rules', 'players', 'skill', 'points a round', 'rounds won', 'matches won', 'fair share'],
  rows,
);
print(
  'Expert over normal as a share of what seeing both hands would give (block, 2 players)',
  ['expert', 'sees all', 'share'],
  ceilings,
);
print(
  'Thinking: milliseconds of a decision between several moves',
  ['rules', 'players', 'skill', 'decisions', 'CPU mean', 'p50', 'p99'],
  speeds,
);

function isRuleSetId(name: string): name is RuleSetId {
  return Object.hasOwn(RULE_SETS, name);
}
