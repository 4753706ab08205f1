/** What the picture of a worked Run Fast example says, in English. */
import type { Combination } from '../../../machines/run-fast/combination.ts';
import { plurals } from '../plurals.ts';
import { exampleRefusals } from './example-refusals.ts';
import { cardName, combinationName } from './run-fast-cards.ts';

const n = plurals('en');

/** A proper minus sign. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const runFastExampleWords = {
  ...exampleRefusals,
  /** Under the play to beat: 'Nora: pair of 8s'. */
  play: (p: { name: string; combination: Combination }) =>
    `${p.name}: ${combinationName(p.combination)}`,
  /** What the chosen cards are: 'Straight, 3 to 7'. */
  chosen: (p: { combination: Combination }) => capital(combinationName(p.combination)),
  /** Under the cards of another seat. */
  count: (p: { count: number }) => n(p.count, { one: '# card', other: '# cards' }),
  passed: 'passes',
  /** At the end of a round: cards left, and what the round came to. */
  result: (p: { count: number; points: number }) =>
    `${n(p.count, { one: '# card', other: '# cards' })}, ${signed(p.points)}`,
  out: (p: { points: number }) => `out, ${signed(p.points)}`,

  /** The picture in words, for those who don't see it. */
  leads: (p: { name: string }) => `${p.name} to lead.`,
  follows: (p: { name: string }) => `${p.name} to follow.`,
  playSpoken: (p: { name: string; combination: Combination; cards: readonly string[] }) =>
    `${p.name}: ${combinationName(p.combination)} (${p.cards.map(cardName).join(', ')}).`,
  passSpoken: (p: { name: string }) => `${p.name} passes.`,
  chosenSpoken: (p: { cards: readonly string[] }) => `Chosen: ${p.cards.map(cardName).join(', ')}.`,
  hand: (p: { name: string; cards: string }) => `${p.name}: ${p.cards}.`,
  cards: (p: { cards: readonly string[] }) => p.cards.map(cardName).join(', '),
  hidden: (p: { count: number }) => n(p.count, { one: '# card', other: '# cards' }),
  empty: 'no cards',
  resultSpoken: (p: { name: string; points: number }) => `${p.name} ${signed(p.points)}.`,
};

export type RunFastExampleWords = typeof runFastExampleWords;
