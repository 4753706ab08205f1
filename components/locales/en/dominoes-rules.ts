/**
 * The rules of Draw and Block dominoes in plain English: one text for the table's rules dialog and the guide.
 * Each paragraph's id is the number of the rule that refusals cite.
 */

export interface DominoRule {
  readonly id: string;
  /** Opens a section. */
  readonly heading?: string;
  readonly text: string;
  /** Said only where that game is played; absent: in both. */
  readonly only?: 'draw' | 'block';
}

const rules: readonly DominoRule[] = [
  {
    id: 'COM-1',
    heading: 'Deal',
    text: 'The set is a double-six: 28 tiles, every pair of numbers from blank (0) to 6 once. Seven of them are doubles. Two, three or four people play, each for themselves.',
  },
  {
    id: 'DRAW-1',
    text: 'Before the match you agree on Draw or Block and on the score that wins: 50, 100, 150 or any other.',
  },
  {
    id: 'DRAW-2',
    text: 'In Draw two players take 7 tiles each, three or four take 5. What is left lies face down: the boneyard, with 14, 13 or 8 tiles.',
    only: 'draw',
  },
  {
    id: 'DRAW-2',
    text: 'In Block everybody takes 7 tiles. What is left, 14 tiles with two players, 7 with three and none with four, is set aside: nobody draws from it, sees it or counts it.',
    only: 'block',
  },
  {
    id: 'DRAW-3',
    text: 'The first round is opened by whoever holds the highest double, and with that very tile. If no hand has a double, the tile with the most pips opens; of tiles with equally many, the one with the larger half.',
  },
  {
    id: 'COM-5',
    text: 'So the order of openers is 6-6, 5-5, 4-4, 3-3, 2-2, 1-1, 0-0, and only then 6-5, 6-4, 6-3, 5-4 and so on down to 1-0.',
  },
  {
    id: 'DRAW-4',
    text: 'Later rounds are opened by the winner of the round before, with any tile. Winning a blocked round counts too.',
  },
  {
    id: 'DRAW-5',
    text: 'After a blocked round without a winner the opener is found as in the first round, and has to lead that tile.',
  },
  {
    id: 'DRAW-6',
    heading: 'Turn',
    text: 'The tiles form one line with two open ends. Doubles lie across the line and show their number once. Nothing branches off.',
  },
  {
    id: 'DRAW-7',
    text: 'On your turn you put one tile to an end, so that the touching halves show the same number. Its other half is the new end. If it fits both ends, you choose.',
  },
  {
    id: 'DRAW-8',
    text: 'If a tile of yours fits, you have to play one: you may neither draw nor pass.',
  },
  {
    id: 'DRAW-9',
    text: 'In Draw, if nothing fits, you take tiles from the boneyard one after the other until one does, and play that one. The boneyard may be drawn to its last tile.',
    only: 'draw',
  },
  {
    id: 'DRAW-10',
    text: 'If the boneyard runs out before a tile fits, you pass and keep what you drew. Nobody has to press anything: draws and passes happen by themselves.',
    only: 'draw',
  },
  { id: 'DRAW-11', text: 'In Block, if nothing fits, you pass. Nothing is drawn.', only: 'block' },
  {
    id: 'DRAW-12',
    heading: 'End of a round',
    text: 'Whoever plays their last tile goes out, and the round is over at once. That holds even if this tile also closes both ends.',
  },
  {
    id: 'DRAW-13',
    text: 'The round is blocked as soon as nobody holds a tile that fits and, in Draw, the boneyard is empty. Nobody has to pass first.',
  },
  {
    id: 'DRAW-14',
    text: 'In Draw, closed ends alone don’t block the round while there are tiles to draw: the player to move draws the whole boneyard first.',
    only: 'draw',
  },
  {
    id: 'DRAW-15',
    heading: 'Score',
    text: 'Going out scores all pips left in the other hands, taken together.',
  },
  {
    id: 'DRAW-16',
    text: 'In a blocked round the hand with the fewest pips wins and scores the pips of all other hands less its own, taken off once. With 3, 10 and 12 pips left that is 10 + 12 − 3 = 19.',
  },
  {
    id: 'DRAW-17',
    text: 'If two or more hands share the fewest pips, nobody scores.',
  },
  {
    id: 'DRAW-18',
    text: 'The match is won by the first to reach the agreed score, counted after each round. There is no limit to the number of rounds.',
  },
  {
    id: 'DRAW-19',
    heading: 'Clock',
    text: 'A table may give a number of seconds for each move, usually 20. Drawing and passing happen by themselves and cost no time.',
  },
  {
    id: 'DRAW-20',
    text: 'When your time is up, your fitting tile with the most pips is played for you, to the left end if it fits both.',
  },
  {
    id: 'DRAW-21',
    text: 'From then on your turns are played like that at once, until you make a move yourself or press Resume.',
  },
];

/** The rules as they hold for Draw, for Block, or (no argument) for both side by side. Ids are unique in each. */
export function dominoRules(game?: 'draw' | 'block'): readonly DominoRule[] {
  if (game) return rules.filter((rule) => rule.only === undefined || rule.only === game);
  const byId = new Map<string, DominoRule>();
  for (const rule of rules) {
    const known = byId.get(rule.id);
    byId.set(rule.id, known ? { ...known, text: `${known.text} ${rule.text}` } : rule);
  }
  return [...byId.values()];
}
