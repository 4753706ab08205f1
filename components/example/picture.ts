/** One step of an example as shapes: the same on paper, in static markup and in the live element. */
import type { Sprite } from '../stage/scene.ts';
import type { ExampleData } from './data.ts';

/** Every picture is drawn in these units and scaled to the width it gets. */
export const frame = { width: 400, height: 300 } as const;

/** From the picture's left or right edge to what is written there. */
export const edge = 16;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Label extends Spot {
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** 'turn': the seat to move; 'count': what a hand is worth; 'refused': what the rules turn down. */
  readonly tone: 'plain' | 'turn' | 'count' | 'refused';
}

export interface StepPicture {
  readonly sprites: readonly Sprite[];
  readonly labels: readonly Label[];
  /** The picture in words. */
  readonly description: string;
}

/** What a game brings: the pictures of all steps of its example. */
export interface ExampleGame<Words> {
  /** What its pictures say, in English. */
  readonly words: Words;
  /** Throws PipError where the data break the game's rules. */
  pictures(input: ExampleInput<Words>): readonly StepPicture[];
}

export interface ExampleInput<Words> {
  readonly data: ExampleData;
  readonly names: readonly string[];
  readonly words: Words;
}

/** The rule that refuses what is tried, at the right. */
export function refusedLabel(
  words: { refused(p: { rule: string }): string },
  refusal: { readonly rule?: string | undefined } | null,
  y: number,
): Label[] {
  if (refusal?.rule === undefined) return [];
  const text = words.refused({ rule: refusal.rule });
  return [{ x: frame.width - edge, y, text, anchor: 'end', tone: 'refused' }];
}
