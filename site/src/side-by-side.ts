/** Where the domino games part ways, read off their rule sets: each point, and which games answer it alike. */
import type { RuleSetId } from '../../machines/dominoes/model.ts';
import { offered } from '../../machines/dominoes/options.ts';
import { RULE_SETS, type Rules } from '../../machines/dominoes/rule-sets.ts';
import { gameIds, playersText } from './games.ts';

export interface Answer {
  readonly text: string;
  readonly games: readonly RuleSetId[];
}

export interface Point {
  readonly title: string;
  readonly answers: readonly Answer[];
}

interface Question {
  readonly title: string;
  readonly answer: (rules: Rules) => string;
}

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const questions: readonly Question[] = [
  { title: 'Players', answer: (rules) => playersText(offered(rules)) },
  {
    title: 'Tiles in a hand',
    answer: handsText,
  },
  {
    title: 'Who opens a later round',
    answer: ({ opener }) =>
      ({
        winner: 'the last winner, with any tile',
        'out-winner': 'whoever went out, with any tile; after a lock the highest double',
        highest: 'always the heaviest double, and with that tile',
      })[opener],
  },
  {
    title: 'No double in any hand',
    answer: ({ noDouble }) =>
      noDouble === 'redeal' ? 'everything is dealt again' : 'the heaviest tile opens',
  },
  {
    title: 'The first double',
    answer: ({ spinner }) =>
      spinner
        ? 'is the spinner and opens up to two more arms'
        : 'lies across like any other; nothing branches off',
  },
  {
    title: 'When nothing fits',
    answer: ({ draw }) => (draw ? 'draw until something does' : 'pass; nothing is drawn'),
  },
  {
    title: 'When something fits',
    answer: ({ pass }) =>
      pass === 'forced' ? 'you play' : 'you play; with an empty boneyard you may pass instead',
  },
  {
    title: 'Points during play',
    answer: ({ counts, spinner }) =>
      counts !== 'fives' && counts.length === 0
        ? 'none'
        : spinner
          ? `when the ends come to ${counts === 'fives' ? 'a multiple of five' : choice.format(counts.map(String))}`
          : 'when the two ends come to a multiple of five',
  },
  {
    title: 'A double at an end',
    answer: ({ counts }) =>
      counts !== 'fives' && counts.length === 0
        ? 'shows its number once'
        : 'counts both its halves',
  },
  {
    title: 'Going out scores',
    answer: ({ out, base }) =>
      out === 'nearest5'
        ? 'the other hand, to the nearest five'
        : base.startsWith('pip')
          ? 'the opponents’ pips; tables may agree to round down to a five'
          : 'the pips of all other hands',
  },
  {
    title: 'A block scores',
    answer: ({ blocked }) =>
      ({
        'sum-less-own': 'the other hands, less the winner’s own taken off once',
        differences: 'the distance to each other hand, added up',
        'whole-nearest5': 'the other hand whole, to the nearest five',
        sides: 'the difference between the two pairs',
      })[blocked],
  },
  {
    title: 'The lowest hand is held twice',
    answer: ({ tie, sides }) =>
      tie === 'shared'
        ? 'they share the score'
        : sides === 'pairs'
          ? 'it is the pair that counts; level pairs score nothing'
          : 'nobody scores',
  },
  {
    title: 'The match ends',
    answer: ({ endsMidRound }) =>
      endsMidRound ? 'the moment the score is reached' : 'after the round in which it is reached',
  },
];

/** '7 with 2 players, 5 with 3 or 4'. */
function handsText(rules: Rules): string {
  const sizes = new Map<number | undefined, string[]>();
  for (const n of offered(rules)) {
    const size = rules.hand[n];
    sizes.set(size, [...(sizes.get(size) ?? []), String(n)]);
  }
  return [...sizes]
    .map(([size, players], i) => {
      const noun = i === 0 ? ' players' : '';
      return `${size}${orNine(rules)} with ${choice.format(players)}${noun}`;
    })
    .join(', ');
}

/** FIVE-1: the one hand size that a table chooses. */
function orNine({ base }: Rules): string {
  return base === 'fives' ? ' or 9' : '';
}

/** Games of the same answer stand together, in the order of the site. */
export function sideBySide(): readonly Point[] {
  return questions.map(({ title, answer }) => {
    const answers = new Map<string, RuleSetId[]>();
    for (const id of gameIds) {
      const text = answer(RULE_SETS[id]);
      answers.set(text, [...(answers.get(text) ?? []), id]);
    }
    return { title, answers: [...answers].map(([text, games]) => ({ text, games })) };
  });
}
