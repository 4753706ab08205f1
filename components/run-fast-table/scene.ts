/** What a Run Fast table shows: a pure function from the table's state to the stage's shapes. */
import type { Picture, Scene, Sprite } from '../stage/scene.ts';
import type { OtherSeat, TableAreas } from './areas.ts';
import { type CardPlace, fanPlaces, shownPlaces } from './backs.ts';
import { burstPicture } from './cards/burst.ts';
import { backPicture, cardPicture, cardUnits, type Deck } from './cards/card-picture.ts';
import { handSlots } from './hand-area.ts';
import { layoutTrick, type PlacedPlay } from './trick-area.ts';

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
  /** Default 'four'. */
  readonly deck?: Deck;
}

/** Between one card of a deal and the next, ms. */
const dealPause = 22;

/** Between one card of a play and the next, ms; the cards of a bomb strike one by one. */
const playPause = { plain: 16, bomb: 70 } as const;

const layers = { burst: 0, others: 1, trick: 2, hand: 8 } as const;

const scaleOf = (card: number): number => card / cardUnits.w;

/** A card keeps its name wherever it goes; of cards whose suit isn't known each has a number. */
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

class Names {
  readonly #given = new Map<string, number>();

  of(card: string): string {
    const before = this.#given.get(card) ?? 0;
    this.#given.set(card, before + 1);
    return before === 0 ? `card ${card}` : `card ${card} ${before + 1}`;
  }
}

/** Cards are dealt from the middle of the table. */
function entrance(
  { areas, dealt }: RunFastSceneInput,
  order: number,
): Pick<Sprite, 'from' | 'delay'> {
  if (!dealt) return {};
  const { x, w, foot, card } = areas.trick;
  const from = { x: x + w / 2, y: foot - card, angle: 0, scale: scaleOf(card * 0.6) };
  return { from, delay: order * dealPause };
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
      const picture = cardPicture(card, 'lit', input.deck);
      return [
        {
          ...sprite(names.of(card), picture, place, layers.others),
          from: poseOf(back),
          turnedFrom: backPicture(),
          delay: i * playPause.plain,
        },
      ];
    });
  }
  return fanPlaces(seat.hand, count).map((place, i) => ({
    ...sprite(
      `other ${seat.after} ${i}`,
      backPicture(passed ? 'rest' : 'lit'),
      place,
      layers.others,
    ),
    lift: passed ? 0 : 0.12,
    ...entrance(input, i * 3 + seat.after),
  }));
}

function sprite(id: string, picture: Picture, { x, y, angle, card }: CardPlace, z: number): Sprite {
  return { id, picture, x, y, angle, scale: scaleOf(card), z };
}

const poseOf = ({ x, y, angle, card }: CardPlace) => ({ x, y, angle, scale: scaleOf(card) });

function trickSprites(input: RunFastSceneInput, names: Names): Sprite[] {
  const plays = input.trick.map(({ cards, ...play }) => ({ ...play, count: cards.length }));
  return layoutTrick(input.areas.trick, plays).flatMap((placed, order) => {
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
    const pause = last && play.bomb ? playPause.bomb : playPause.plain;
    const delay = last ? i * pause : struck ? playPause.bomb * 2 : 0;
    return [
      {
        ...sprite(
          names.of(card),
          cardPicture(card, tone, input.deck),
          { ...at, card: placed.card },
          z,
        ),
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
    delay: playPause.bomb * 2,
  };
}

function handSprites(input: RunFastSceneInput, names: Names): Sprite[] {
  const { areas, hand, deck } = input;
  const slots = handSlots(
    areas.hand,
    hand.map(({ group, state }) => ({ group, picked: state === 'picked' })),
  );
  return hand.flatMap(({ card, state }, i): Sprite[] => {
    const slot = slots[i];
    if (!slot) return [];
    const place = { ...slot, card: areas.hand.card };
    const { tone, lift } = looks[state];
    const picture = card === null ? backPicture() : cardPicture(card, tone, deck);
    const id = card === null ? `other 0 ${i}` : names.of(card);
    return [
      {
        ...sprite(id, picture, place, layers.hand + slot.row),
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
