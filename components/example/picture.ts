/** One step of an example as shapes: the same on paper, in static markup and in the live element. */
import type { ExampleWords } from '../locales/en/example.ts';
import type { Sprite } from '../stage/scene.ts';
import type { ExampleData } from './data.ts';

/** Every picture is drawn in these units and scaled to the width it gets. */
export const frame = { width: 400, height: 300 } as const;

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** 'turn': the seat to move; 'count': what a hand is worth. */
  readonly tone: 'plain' | 'turn' | 'count';
}

export interface StepPicture {
  readonly sprites: readonly Sprite[];
  readonly labels: readonly Label[];
  /** The picture in words. */
  readonly description: string;
}

/** What a game brings: the pictures of all steps of its example. Throws PipError where the data break its rules. */
export interface ExampleGame {
  pictures(data: ExampleInput): readonly StepPicture[];
}

export interface ExampleInput {
  readonly data: ExampleData;
  readonly names: readonly string[];
  readonly words: ExampleWords;
}
