/** The rules of Fives in plain English: one text for the table's rules dialog and the guide. */
import { type AtTable, type KeptLine, linesAt, type RuleLine } from './rule-lines.ts';

const lines: readonly KeptLine[] = [
  {
    id: 'COM-1',
    heading: 'Deal',
    text: 'The set is a double-six: 28 tiles, every pair of numbers from blank (0) to 6 once. Seven of them are doubles.',
  },
  {
    id: 'FIVE-1',
    text: 'Two people play. Each takes 7 tiles, and 14 lie face down as the boneyard.',
    at: ({ handSize }) => handSize !== 9,
  },
  {
    id: 'FIVE-1',
    text: 'With hands of 9 tiles, 10 are left in the boneyard.',
    at: ({ handSize }) => handSize === 9,
  },
  {
    id: 'FIVE-2',
    text: 'The first round is led by the highest double in either hand, and with that very tile. If neither hand has a double, all tiles are dealt again.',
  },
  {
    id: 'FIVE-3',
    text: 'Whoever went out leads the next round, with any tile. After a locked round, won or tied, the highest double leads as in the first.',
  },
  {
    id: 'FIVE-4',
    heading: 'The spinner',
    text: 'The first double of a round, whenever it comes, is the spinner. It lies across the line. Later doubles lie across too but open nothing.',
  },
  {
    id: 'FIVE-5',
    text: 'A tile goes to an open end that shows one of its numbers. Before there is a spinner those are the two ends of the line. Once both long sides of the spinner have a tile, its upper and lower side are open as well, in any order: four ends at most.',
  },
  {
    id: 'FIVE-6',
    text: 'A spinner that is laid at the end of a line uses up one side there. Its other side is the open end.',
  },
  {
    id: 'FIVE-7',
    heading: 'Turn',
    text: 'If a tile of yours fits, you have to play one. If none does, you draw until one fits and play that. When the boneyard is empty and nothing fits, you pass. Draws and passes happen by themselves.',
  },
  {
    id: 'FIVE-8',
    heading: 'Counting the ends',
    text: 'After each tile the open ends are added up. A double at an end counts both halves, and so does a tile that lies alone. The spinner counts both halves as long as one of its long sides is free; with both taken it counts nothing, and its upper and lower arms count only once they have a tile.',
  },
  {
    id: 'FIVE-9',
    heading: 'Scoring as you play',
    text: 'If the ends come to 5, 10, 15, 20, 25 or 30, whoever played the tile scores that much at once. No other sum scores.',
  },
  {
    id: 'FIVE-10',
    text: 'The table scores for you; nothing has to be claimed. The lead scores, a tile just drawn scores, and so does the last tile of a hand.',
  },
  {
    id: 'FIVE-11',
    heading: 'End of a round',
    text: 'Pips in a hand are rounded to the nearest five: 0 to 2 make 0, 3 to 7 make 5, 8 to 12 make 10, and so on.',
  },
  {
    id: 'FIVE-12',
    text: 'Whoever plays their last tile goes out. After what that tile scores on the table they score the other hand, rounded.',
  },
  {
    id: 'FIVE-13',
    text: 'The round is locked when the boneyard is empty and neither hand has a tile that fits. The hand with fewer pips wins and scores the whole of the other one, rounded; its own pips are not taken off. Hands are compared before rounding. If they are equal, nobody scores.',
  },
  {
    id: 'FIVE-14',
    heading: 'Winning',
    text: 'The match ends the moment somebody reaches the agreed score, 150 as a rule, even in the middle of a round. Nothing after that counts, not even the rest of the hands.',
  },
  {
    id: 'FIVE-15',
    heading: 'Time',
    text: 'There is no clock. Against another person, whoever stays away from the table for three minutes on end loses the match. Bots wait for as long as you like.',
  },
];

/** As they hold at a table, or (no argument) for hands of 7 and of 9 side by side. */
export function fivesRules(table?: AtTable): readonly RuleLine[] {
  return linesAt(lines, table);
}
