/** The rules of Pip and its variations in plain English: one text for the table's rules dialog and the guide. */
import { type AtTable, type KeptLine, linesAt, type RuleLine } from './rule-lines.ts';

type At = (table: AtTable) => boolean;

const only =
  (...bases: readonly string[]): At =>
  ({ base }) =>
    bases.includes(base);
const not =
  (...bases: readonly string[]): At =>
  ({ base }) =>
    !bases.includes(base);

const lines: readonly KeptLine[] = [
  {
    id: 'COM-1',
    heading: 'Deal',
    text: 'The set is a double-six: 28 tiles, every pair of numbers from blank (0) to 6 once. Seven of them are doubles.',
  },
  {
    id: 'PIP-1',
    text: 'Two players take 7 tiles each, three take 6, four take 5. The other tiles lie face down: the boneyard, with 14, 10 or 8 tiles.',
    at: not('pip-draw-and-pass', 'pip-team'),
  },
  {
    id: 'PIP-1',
    text: 'The match is played to 100, 200 or any other score.',
  },
  {
    id: 'PIP-2',
    text: 'Every round is opened by the heaviest double in any hand, and with that very tile; if there is none, by the heaviest tile. Having won the round before makes no difference.',
  },
  {
    id: 'COM-5',
    text: 'The order of openers is 6-6, 5-5, 4-4, 3-3, 2-2, 1-1, 0-0, then the other tiles by their pips; of two with equally many, the one with the larger half.',
  },
  {
    id: 'PIP-3',
    heading: 'Turn',
    text: 'Going clockwise, each player puts a tile to one of the two ends of the line, like number to like number. Doubles lie across. Nothing branches off.',
  },
  {
    id: 'PIP-4',
    text: 'If a tile of yours fits, you have to play one. If none does, you draw, one tile after the other, until one fits, and place that at once. You can’t stop drawing halfway, and you can’t pass while there are tiles to draw.',
    at: not('pip-block', 'pip-draw-and-pass'),
  },
  {
    id: 'PIP-4',
    text: 'In Draw and Pass you have to play if a tile of yours fits, as long as there are tiles to draw. If none fits, you draw, one after the other, until one does, and place that at once.',
    at: only('pip-draw-and-pass'),
  },
  {
    id: 'PIP-4',
    text: 'In Block, if a tile of yours fits, you have to play one.',
    at: only('pip-block'),
  },
  {
    id: 'PIP-5',
    text: 'With the boneyard empty and nothing that fits, you pass. The log says so.',
    at: not('pip-block'),
  },
  {
    id: 'PIP-14',
    text: 'A tile put where it doesn’t belong goes back to your hand, and you try again. No harm done.',
    at: ({ misplay }) => misplay !== 'strict',
  },
  {
    id: 'PIP-14',
    text: 'Under strict play, a tile put to an end that it doesn’t match goes back to your hand and costs you the turn. That holds if you could have played; one who can’t play has to draw.',
    at: ({ misplay }) => misplay === 'strict',
  },
  {
    id: 'PIP-6',
    heading: 'End of a round',
    text: 'Playing your last tile ends the round at once: Domino! It is blocked when nobody can move and the boneyard is empty. Closed ends alone don’t block it while there are tiles to draw.',
    at: not('pip-block'),
  },
  {
    id: 'PIP-6',
    text: 'In Block, playing your last tile ends the round, and so does a line that nobody can go on with.',
    at: only('pip-block'),
  },
  {
    id: 'PIP-7',
    text: 'Going out scores all pips left in the other hands.',
    at: ({ base, rounding }) => rounding !== 'down5' && base !== 'pip-team',
  },
  {
    id: 'PIP-7',
    text: 'If the table rounds down, going out scores the pips left in the opponents’ hands, all together, less whatever is over a multiple of five: 23 make 20.',
    at: ({ rounding }) => rounding === 'down5',
  },
  {
    id: 'PIP-8',
    text: 'After a block the hand with the fewest pips wins. It scores how far each other hand is above it, all added up: with 3, 10 and 12 pips that is 7 + 9 = 16. Blocks are never rounded.',
    at: not('pip-team'),
  },
  {
    id: 'PIP-9',
    text: 'If several hands share the fewest pips, they share that score, and a remainder is dropped.',
    at: not('pip-team'),
  },
  {
    id: 'PIP-10',
    heading: 'Winning',
    text: 'The first to reach the agreed score wins the match. If a shared block takes several there, the higher total wins; equal totals share the match.',
  },
  {
    id: 'PIP-20',
    heading: 'Muggins',
    text: 'In Muggins the two ends are added up after each tile. A double at an end counts both halves, and so does a tile that lies alone. If the sum is 5, 10, 15 or 20, whoever played the tile scores it at once, with the lead and the last tile too. The end of a round scores as ever. The match is over the moment somebody reaches the agreed score.',
    at: only('pip-muggins'),
  },
  {
    id: 'PIP-21',
    heading: 'Block',
    text: 'In Block there is no drawing: if nothing fits, you pass. The boneyard stays where it is, unseen and uncounted.',
    at: only('pip-block'),
  },
  {
    id: 'PIP-22',
    heading: 'Draw and Pass',
    text: 'Draw and Pass is for three players with 7 tiles each and 7 in the boneyard. While there are tiles to draw it is plain Pip. Once the boneyard is empty you may pass although a tile of yours fits, but not in a turn in which you drew. Three passes in a row block the round.',
    at: only('pip-draw-and-pass'),
  },
  {
    id: 'PIP-23',
    heading: 'Team',
    text: 'Team Pip is for four players with 5 tiles each and 8 in the boneyard. Partners sit opposite each other, share one score and don’t see each other’s tiles. If one of them goes out, the pair scores what both opponents hold; the partner’s tiles don’t count. After a block each pair adds up its two hands, and the lower pair scores the difference. If they are equal, nobody scores.',
    at: only('pip-team'),
  },
  {
    id: 'COM-7',
    heading: 'Clock',
    text: 'A table may give a number of seconds for each move. When they are over, your heaviest tile that fits is played for you, to the left end if it fits both.',
  },
];

/** As they hold at a table, or (no argument) for plain Pip and its variations side by side. */
export function pipRules(table?: AtTable): readonly RuleLine[] {
  return linesAt(lines, table);
}
