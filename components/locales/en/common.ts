/** What every table says, in English. Other languages are files of the type `CommonWords`. */
import { plurals } from '../plurals.ts';

const n = plurals('en');

type Level = 'beginner' | 'normal' | 'expert';
type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const common = {
  // Who plays
  you: 'You',
  /** Bots, by their order around the table; longer than any table. */
  botNames: ['Nora', 'Max', 'Ida', 'Leo'] as readonly string[],
  skill: { beginner: 'Beginner', normal: 'Normal', expert: 'Expert' } as Readonly<
    Record<Level, string>
  >,

  // Seats
  seats: 'Players and scores',
  /** One chip, as a screen reader hears it. */
  chip: (p: { name: string; note: string; score: number; turn: boolean; auto: boolean }) =>
    `${p.name}, ${p.note}, ${n(p.score, { one: '# point', other: '# points' })}` +
    `${p.auto ? ', on auto-play' : ''}${p.turn ? ', to move' : ''}`,
  auto: 'auto',

  // Controls
  hint: 'Hint',
  undo: 'Undo',
  pause: 'Pause',
  goOn: 'Go on',
  menu: 'Menu',
  rules: 'Rules',
  close: 'Close',
  cancel: 'Cancel',
  resume: 'I’m back',
  onAuto: 'Auto-play is moving for you.',
  ask: (p: { move: string }) => `Play ${p.move}?`,
  askYes: 'Yes, play',
  askNo: 'No',
  stillThinking: 'Looking for a good move…',
  noHint: 'There is nothing to decide now.',
  nothingToUndo: 'There is no move of yours to take back in this round.',
  undone: 'Back to your last decision.',

  // Starting and ending
  idleTitle: (p: { game: string }) => p.game,
  play: 'Play',
  options: 'Options',
  nextRound: 'Next round',
  rematch: 'Play again',
  copyRecord: 'Copy record',
  copied: 'The record of this match is on the clipboard.',
  copyByHand: 'Select and copy the record of this match.',
  newMatch: 'New match',
  newMatchTitle: 'Leave this match?',
  newMatchText: 'The match that is running ends here and can’t be taken up again.',
  newMatchYes: 'Start a new one',
  newMatchNo: 'Keep playing',
  restored: 'Your match goes on where you left it.',

  // Menu
  log: 'Moves so far',
  logEmpty: 'Nothing has been played yet.',
  logRound: (p: { round: number }) => `Round ${p.round}`,
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' } as Readonly<
    Record<Speed, string>
  >,
  sound: 'Sounds',
  confirm: 'Ask before each play',
  thisTable: 'This table',
  nextMatch: 'New match',
  botSkill: 'Opponents',
  clock: 'Time for each move',
  clockOff: 'No limit',
  clockSeconds: (p: { seconds: number }) => n(p.seconds, { one: '# second', other: '# seconds' }),
  appliesNext: 'Changes count from the next match.',

  // Rules
  rulesTitle: (p: { game: string }) => `Rules of ${p.game}`,
  seeRule: 'See the rule',
  wholeGuide: 'Read the whole guide',
  cantLoad: 'This part couldn’t be loaded. Check the connection and try again.',

  // What can go wrong
  cantSave:
    'This browser doesn’t let the table save. The match goes on, but it won’t survive a reload.',
  savedElsewhere: 'This match is open in another tab, so this one is not saved.',
  badSave: 'The saved match couldn’t be read, so a new one begins. The old one is kept aside.',
  badRecord: 'That record can’t be read.',
};

export type CommonWords = typeof common;
export type SpeedName = Speed;
