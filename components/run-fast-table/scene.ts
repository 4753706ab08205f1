/** What a Run Fast table shows: a pure function from the table's state to the stage's shapes. */
import type { Scene, Sprite } from '../stage/scene.ts';
import type { OtherSeat, TableAreas } from './areas.ts';
import { fanPlaces, shownPlaces } from './backs.ts';
import { backPicture, cardPicture } from './cards/card-picture.ts';
import { handSlots } from './hand-area.ts';
import { cardSprite, layers, Names, pauses, poseOf, scaleOf } from './sprites.ts';
import { trickSprites } from './trick-sprites.ts';

/** A card in the hand at the bottom. */
export interface HandCard {
  /** null: face down (watching). */
  readonly card: string | null;
  /** idle: nobody asks for it now; playable: some legal play holds it; rest: none does; picked: it stands out of the fan. */
  readonly state: 'idle' | 'playable' | 'rest' | 'picked';
  /** Equal neighbours belong together. */
  readonly group: number;
}

export interface OtherHand {
  /** How many turns after the seat at the bottom. */
  readonly after: number;
  readonly count: number;
  /** It passed since the play to beat: its cards rest. */
  readonly passed?: boolean;
  /** Turned up at the end of a round. */
  readonly shown?: readonly string[];
}

/** A play of the trick. */
export interface TrickPlay {
  /** In the order in which they lie: what counts first, then what it carries (`laidOut`). */
  readonly cards: readonly string[];
  /** How many of them, at the end, a triple or an airplane carries. */
  readonly others?: number;
  /** How many turns after the seat at the bottom its player sits; 0: that seat. */
  readonly after: number;
  readonly bomb?: boolean;
}

export interface RunFastSceneInput {
  readonly areas: TableAreas;
  /** From left to right. */
  readonly hand: readonly HandCard[];
  readonly others: readonly OtherHand[];
  /** From the first to the one to beat. */
  readonly trick: readonly TrickPlay[];
  /** A new deal: cards come one after another. */
  readonly dealt?: boolean;
}

export function runFastScene(input: RunFastSceneInput): Scene {
  const { areas } = input;
  const names = new Names();
  const trick = trickSprites(input, names);
  return {
    width: areas.width,
    height: areas.height,
    sprites: [
      ...areas.others.flatMap((seat) => otherSprites(input, seat, names)),
      ...trick,
      ...handSprites(input, names),
    ],
  };
}

/** Cards are dealt from the middle of the table. */
function entrance(
  { areas, dealt }: RunFastSceneInput,
  order: number,
): Pick<Sprite, 'from' | 'delay'> {
  if (!dealt) return {};
  const { x, w, foot, card } = areas.trick;
  const from = { x: x + w / 2, y: foot - card, angle: 0, scale: scaleOf(card * 0.6) };
  return { from, delay: order * pauses.deal };
}

function otherSprites(input: RunFastSceneInput, seat: OtherSeat, names: Names): Sprite[] {
  const other = input.others.find(({ after }) => after === seat.after);
  if (!other) return [];
  const { count, passed, shown } = other;
  if (shown && input.areas.over) {
    return shownPlaces(seat.hand, shown.length).flatMap((place, i): Sprite[] => {
      const card = shown[i];
      if (card === undefined) return [];
      const back = fanPlaces(seat.hand, shown.length)[i] ?? place;
      const picture = cardPicture(card);
      return [
        {
          ...cardSprite(names.of(card), picture, place, layers.others),
          from: poseOf(back),
          turnedFrom: backPicture(),
          delay: i * pauses.play,
        },
      ];
    });
  }
  return fanPlaces(seat.hand, count).map((place, i) => ({
    ...cardSprite(
      `other ${seat.after} ${i}`,
      backPicture(passed ? 'rest' : 'lit'),
      place,
      layers.others,
    ),
    lift: passed ? 0 : 0.12,
    ...entrance(input, i * 3 + seat.after),
  }));
}

function handSprites(input: RunFastSceneInput, names: Names): Sprite[] {
  const { areas, hand } = input;
  const slots = handSlots(
    areas.hand,
    hand.map(({ group, state }) => ({ group, picked: state === 'picked' })),
  );
  return hand.flatMap(({ card, state }, i): Sprite[] => {
    const slot = slots[i];
    if (!slot) return [];
    const place = { ...slot, card: areas.hand.card };
    const { tone, lift } = looks[state];
    const picture = card === null ? backPicture() : cardPicture(card, tone);
    const id = card === null ? `other 0 ${i}` : names.of(card);
    return [
      {
        ...cardSprite(id, picture, place, layers.hand + slot.row),
        lift,
        ...entrance(input, i * 3),
        ...(card === null ? {} : { turnedFrom: backPicture() }),
      },
    ];
  });
}

/** How a card of the hand looks: its light, its shadow. Under 0.55 it stays between its neighbours as it rises. */
const looks = {
  idle: { tone: 'lit', lift: 0.1 },
  playable: { tone: 'lit', lift: 0.1 },
  picked: { tone: 'lit', lift: 0.5 },
  rest: { tone: 'rest', lift: 0.05 },
} as const;
