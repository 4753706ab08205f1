/** What lies on a table that waits for its first match: a straight to the ace, held like a hand. Pure. */
import type { Scene } from '../stage/scene.ts';
import type { TableAreas } from './areas.ts';
import { cardPicture, cardRatio } from './cards/card-picture.ts';
import { cardSprite } from './sprites.ts';

const cards = ['10h', 'Jc', 'Qd', 'Ks', 'Ah'] as const;

/** Between two cards, radians. */
const turn = 0.13;

/** So much of the felt's height lies above the panel. */
const above = 0.46;

export function waitingScene({ width, height }: TableAreas): Scene {
  const room = height * above;
  const card = Math.floor(Math.min(130, (room - 24) / 1.75, width / 4.4));
  // They turn around a point below them, as in a hand.
  const radius = card * 3.1;
  const y = Math.max(16 + (card * cardRatio) / 2, room / 2 - card * 0.1);
  return {
    width,
    height,
    sprites: cards.map((name, i) => {
      const angle = (i - (cards.length - 1) / 2) * turn;
      const at = {
        x: width / 2 + radius * Math.sin(angle),
        y: y + radius * (1 - Math.cos(angle)),
        angle,
        card,
      };
      return { ...cardSprite(`card ${name}`, cardPicture(name), at, 0), lift: 0.3 };
    }),
  };
}
