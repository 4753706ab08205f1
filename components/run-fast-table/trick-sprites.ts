/** The plays of the trick: where their cards come from and how they strike. */
import type { Sprite } from '../stage/scene.ts';
import { type CardPlace, fanPlaces } from './backs.ts';
import { burstPicture } from './cards/burst.ts';
import { backPicture, cardPicture } from './cards/card-picture.ts';
import { handSlots } from './hand-area.ts';
import type { RunFastSceneInput, TrickPlay } from './scene.ts';
import { cardSprite, layers, type Names, pauses, poseOf, scaleOf } from './sprites.ts';
import { layoutPlays, type PlacedPlay } from './trick-area.ts';

export function trickSprites(input: RunFastSceneInput, names: Names): Sprite[] {
  return layoutPlays(input.areas.trick, input.trick).flatMap((placed, order) => {
    const play = input.trick[placed.index];
    if (!play) return [];
    const z = layers.trick + order;
    const cards = playSprites(input, play, placed, z, names);
    return play.bomb && placed.depth === 0 ? [burst(placed), ...cards] : cards;
  });
}

function playSprites(
  input: RunFastSceneInput,
  play: TrickPlay,
  placed: PlacedPlay,
  z: number,
  names: Names,
): Sprite[] {
  const tone = placed.depth === 0 ? 'lit' : 'rest';
  const last = placed.depth === 0;
  const struck = input.trick.at(-1)?.bomb === true;
  const comes = last ? sources(input, play) : [];
  const hidden = play.after !== 0 || input.hand.some(({ card }) => card === null);
  return placed.cards.flatMap((at, i): Sprite[] => {
    const card = play.cards[i];
    if (card === undefined) return [];
    const from = comes[i];
    // A bomb's cards come down from above the table, and what lies there is moved as they strike.
    const flown = from && { ...poseOf(from), scale: scaleOf(from.card) * (play.bomb ? 1.8 : 1) };
    const pause = last && play.bomb ? pauses.bomb : pauses.play;
    const delay = last ? i * pause : struck ? pauses.bomb * 2 : 0;
    return [
      {
        ...cardSprite(names.of(card), cardPicture(card, tone), { ...at, card: placed.card }, z),
        lift: last ? 0.16 : 0,
        ...(delay > 0 ? { delay } : {}),
        ...(flown ? { from: flown } : {}),
        ...(last && hidden ? { turnedFrom: backPicture() } : {}),
      },
    ];
  });
}

/** Where the cards of a play were before. */
function sources(
  { areas, hand, others }: RunFastSceneInput,
  { cards, after }: TrickPlay,
): CardPlace[] {
  const seat = areas.others.find((other) => other.after === after);
  if (seat) {
    const left = others.find((other) => other.after === after)?.count ?? 0;
    const area = areas.over ? { ...seat.hand, h: Math.min(seat.hand.h, 60) } : seat.hand;
    return fanPlaces(area, left + cards.length).slice(left);
  }
  const fan = [
    ...hand.map(({ group, state }) => ({ group, picked: state === 'picked' })),
    ...cards.map(() => ({ group: Number.MAX_SAFE_INTEGER, picked: false })),
  ];
  const slots = handSlots(areas.hand, fan).slice(hand.length);
  return slots.map(({ x, y, angle }) => ({ x, y, angle, card: areas.hand.card }));
}

function burst({ box, card }: PlacedPlay): Sprite {
  const at = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const scale = (box.w * 1.6) / burstPicture.w;
  return {
    id: 'burst',
    picture: burstPicture,
    ...at,
    angle: 0,
    scale,
    z: layers.burst,
    flat: true,
    from: { ...at, scale: (card * 0.3) / burstPicture.w, angle: -0.5 },
    delay: pauses.bomb * 2,
  };
}
