/** What the dialogs and the options panel of every table say, in English; loaded with them. */

type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const dialogs = {
  close: 'Close',

  // Menu
  thisTable: 'This table',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' } as Readonly<
    Record<Speed, string>
  >,
  sound: 'Sounds',
  confirm: 'Ask before each play',
  nextMatch: 'New match',
  appliesNext: 'Changes count from the next match.',

  // A new match
  newMatch: 'New match',
  newMatchTitle: 'Leave this match?',
  newMatchText: 'The match that is running ends here and can’t be taken up again.',
  newMatchYes: 'Start a new one',
  newMatchNo: 'Keep playing',

  // Moves, rules, record
  log: 'Moves so far',
  logEmpty: 'Nothing has been played yet.',
  logRound: (p: { round: number }) => `Round ${p.round}`,
  rulesTitle: (p: { game: string }) => `Rules of ${p.game}`,
  wholeGuide: 'Read the whole guide',
  copyByHand: 'Select and copy the record of this match.',
};

export type DialogWords = typeof dialogs;
