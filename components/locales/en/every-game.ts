/** What every game says in the same words, in English; part of each game’s words and of the tables’ own. */
import { plurals } from '../plurals.ts';

const n = plurals('en');

export const everyGame = {
  sentence: (p: { text: string }) => `${p.text}.`,

  /* The message line */
  andThen: (p: { happened: string; ahead: string }) => `${p.happened}. ${p.ahead}`,
  yourTurn: 'Your turn',
  turnOf: (p: { seat: string }) => `${p.seat} is to move`,
  notYourTurn: (p: { seat: string }) => `Wait: ${p.seat} is to move`,
  /** Where nothing more can be said of it. */
  whyRefused: 'That can’t be played now',
  roundOver: 'The round is over',

  /* Options */
  playersLabel: 'Players',
  playersChoice: (p: { n: number }) => n(p.n, { one: '# player', other: '# players' }),
  roundsLabel: 'Rounds',
  roundsChoice: (p: { n: number }) => n(p.n, { one: '# round', other: '# rounds' }),
};
