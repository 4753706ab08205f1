/** What every table says from the start, in English; dialogs have words of their own. Other languages are files of the type `CommonWords`. */
import { plurals } from '../plurals.ts';
import { everyGame } from './every-game.ts';

const n = plurals('en');

type Level = 'beginner' | 'normal' | 'expert';

export const common = {
  ...everyGame,

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
  chip: (p: {
    name: string;
    note: string;
    score: number;
    turn: boolean;
    auto: boolean;
    partner: { name: string; me: boolean } | null;
  }) =>
    `${p.name}, ${p.partner ? `with ${p.partner.me ? 'you' : p.partner.name}, ` : ''}${p.note}, ${p.score < 0 ? 'minus ' : ''}${n(Math.abs(p.score), { one: '# point', other: '# points' })}` +
    `${p.auto ? ', on auto-play' : ''}${p.turn ? ', to move' : ''}`,
  /** A total on a chip: with a proper minus sign. */
  score: (p: { score: number }) => (p.score < 0 ? `−${-p.score}` : String(p.score)),
  auto: 'auto',
  /** On a chip, where its partner’s score would be. */
  partner: (p: { name: string; me: boolean }) => (p.me ? '& you' : `& ${p.name}`),

  // Controls
  hint: 'Hint',
  undo: 'Undo',
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'Paused',
  pausedSpoken: 'The match is paused.',
  menu: 'Menu',
  rules: 'Rules',
  resume: 'I’m back',
  onAuto: 'Auto-play is moving for you.',
  autoBegan: 'Auto-play is on. Press I’m back to play again.',
  secondsLeft: (p: { seconds: number }) =>
    n(p.seconds, { one: '# second left.', other: '# seconds left.' }),
  askYes: 'Yes',
  askNo: 'No',
  stillThinking: 'Looking for a good move…',
  hintFailed: 'No hint could be found this time.',
  noHint: 'There is nothing to decide now.',
  nothingToUndo: 'You had no choice to go back to yet in this round.',
  undone: 'Back to your last decision.',

  // Starting and ending
  play: 'Play',
  options: 'Options',
  nextRound: 'Next round',
  lookAtTable: 'Look at the table',
  backToResult: 'Show the result',
  rematch: 'Play again',
  copyRecord: 'Copy record',
  copied: 'The record of this match is on the clipboard.',
  restored: 'Your match goes on where you left it.',

  // Options
  botSkill: 'Opponents',
  clock: 'Time per move',
  clockOff: 'No limit',
  clockSeconds: (p: { seconds: number }) => n(p.seconds, { one: '# second', other: '# seconds' }),

  // Rules
  seeRule: 'See the rule',
  cantLoad: 'This part couldn’t be loaded. Check the connection and try again.',

  // What can go wrong
  dismiss: 'OK',
  badRecord: 'That record can’t be read.',
};

export type CommonWords = typeof common;
