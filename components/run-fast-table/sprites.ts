/** What all sprites of a Run Fast table share: their names, layers and places. */
import type { Picture, Sprite } from '../stage/scene.ts';
import type { CardPlace } from './backs.ts';
import { cardUnits } from './cards/card-picture.ts';

/** Paint order. A trick's plays take `trick` and what follows, the hand's rows `hand` and what follows. */
export const layers = { burst: 0, others: 1, trick: 2, hand: 8 } as const;

/** Between one card and the next, ms: dealt, played, struck one by one as a bomb. */
export const pauses = { deal: 22, play: 16, bomb: 70 } as const;

export const scaleOf = (card: number): number => card / cardUnits.w;

export const poseOf = ({ x, y, angle, card }: CardPlace) => ({
  x,
  y,
  angle,
  scale: scaleOf(card),
});

export function cardSprite(id: string, picture: Picture, place: CardPlace, z: number): Sprite {
  return { id, picture, ...poseOf(place), z };
}

/** A card keeps its name wherever it goes; of cards whose suit isn't known each has a number. */
export class Names {
  readonly #given = new Map<string, number>();

  of(card: string): string {
    const before = this.#given.get(card) ?? 0;
    this.#given.set(card, before + 1);
    return before === 0 ? `card ${card}` : `card ${card} ${before + 1}`;
  }
}
