/** What a worked example says beside its captions, in English. */
import { plurals } from '../plurals.ts';

const n = plurals('en');

export const example = {
  /** The group's name where the data give no title. */
  group: 'Worked example',
  previous: 'Back',
  next: 'Next',
  /** Stands in place of Next at the last step. */
  again: 'From the start',
  /** Shown between the buttons: '1 / 3'. */
  step: (p: { step: number; of: number }) => `${p.step} / ${p.of}`,
  /** Spoken ahead of the caption. */
  stepSpoken: (p: { step: number; of: number }) => `Step ${p.step} of ${p.of}.`,
  failed: 'This example could not be shown.',
  domino: {
    /** The picture in words, for those who don't see it. */
    line: (p: { tiles: string }) => `Line of play: ${p.tiles}.`,
    noLine: 'Nothing has been played yet.',
    hand: (p: { name: string; tiles: string }) => `${p.name}: ${p.tiles}.`,
    hidden: (p: { count: number }) => n(p.count, { one: '# tile', other: '# tiles' }),
    empty: 'no tiles',
    boneyard: (p: { count: number }) => `Boneyard: ${p.count}.`,
    /** Under the boneyard's tiles. */
    boneyardLabel: (p: { count: number }) => `${p.count} left`,
    /** Beside a hand turned up at the end of a round. */
    count: (p: { count: number }) => n(p.count, { one: '# pip', other: '# pips' }),
  },
};

export type ExampleWords = typeof example;
