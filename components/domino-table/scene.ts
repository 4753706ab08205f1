/** What a domino table shows: a pure function from the table's state to the stage's shapes. */
import type { Picture, Scene, Sprite } from '../stage/scene.ts';
import type { OtherSeat, TableAreas } from './areas.ts';
import { backPlaces, boneyardPlaces, type Place } from './backs.ts';
import { handSlots } from './hand-area.ts';
import type { Layout, LineOfPlay, LineTile } from './layout.ts';
import { type BackLook, backPicture, houseLook } from './tile-backs/look.ts';
import { angleOf, tilePicture, tileUnits } from './tile-picture.ts';

/** A tile in the hand at the bottom. */
export interface HandTile {
  /** null: face down (watching). */
  readonly tile: LineTile | null;
  /** idle: nobody asks for it now; rest: it can't be played; chosen: about to be played. */
  readonly state: 'idle' | 'playable' | 'rest' | 'chosen';
}

export interface OtherHand {
  /** How many turns after the seat at the bottom. */
  readonly after: number;
  readonly count: number;
  /** Turned up at the end of a round. */
  readonly shown?: readonly LineTile[];
}

export interface DominoSceneInput {
  readonly areas: TableAreas;
  /** The line laid in the table (`layoutInTable`). */
  readonly layout: Layout;
  readonly line: LineOfPlay;
  readonly hand: readonly HandTile[];
  readonly others: readonly OtherHand[];
  /** Tiles in the boneyard, or set aside. */
  readonly boneyard: number;
  /** What each hand wears, by how many turns after the bottom seat it sits; the boneyard wears the house mark. */
  readonly back?: (after: number) => BackLook;
  /** The tile played last and who played it (0: the seat at the bottom): where it comes from. */
  readonly played?: { readonly tile: LineTile; readonly after: number };
  /** A new deal: tiles leave the boneyard one after another. */
  readonly dealt?: boolean;
}

/** A tile keeps its name wherever it goes: `tile 6-4`, higher half first. */
export const tileId = ({ a, b }: LineTile): string => `tile ${Math.max(a, b)}-${Math.min(a, b)}`;

/** Between one tile of a deal and the next, ms. */
const dealPause = 28;

const layers = { boneyard: 0, line: 1, others: 2, hand: 3 } as const;

export function dominoScene(input: DominoSceneInput): Scene {
  const { areas, back = () => houseLook } = input;
  const pile = boneyardPlaces(areas, input.boneyard);
  const source = pile.at(-1) ?? boneyardPlaces(areas, 1)[0];
  const draw: Entrance = {
    ...(source ? { from: fromPlace(source) } : {}),
    pause: input.dealt ? dealPause : 0,
  };
  return {
    width: areas.width,
    height: areas.height,
    sprites: [
      ...pile.map((place, i) => backSprite(`bone ${i}`, place, layers.boneyard, houseLook)),
      ...lineSprites(input, back),
      ...areas.others.flatMap((seat) => otherSprites(input, seat, back(seat.after), draw)),
      ...handSprites(input, back(0), draw),
    ],
  };
}

/** Where new tiles come from and how long each waits for the one before. */
interface Entrance {
  readonly from?: {
    readonly x: number;
    readonly y: number;
    readonly angle: number;
    readonly scale: number;
  };
  readonly pause: number;
}

const scaleOf = (long: number): number => long / tileUnits.long;

const fromPlace = ({ x, y, turn, long }: Place) => ({
  x,
  y,
  angle: angleOf(turn),
  scale: scaleOf(long),
});

function enter({ from, pause }: Entrance, order: number): Pick<Sprite, 'from' | 'delay'> {
  return { ...(from ? { from } : {}), ...(pause > 0 ? { delay: order * pause } : {}) };
}

function backSprite(id: string, place: Place, z: number, back: BackLook): Sprite {
  const { x, y, turn, long } = place;
  const picture = backPicture(back, turn);
  return { id, picture, x, y, angle: angleOf(turn), scale: scaleOf(long), z };
}

function lineSprites(
  { layout, line, played, areas, hand, others }: DominoSceneInput,
  back: (after: number) => BackLook,
) {
  const lists = { line: line.line, up: line.up ?? [], down: line.down ?? [] };
  return layout.tiles.flatMap((placed): Sprite[] => {
    const tile = lists[placed.arm][placed.index];
    if (!tile) return [];
    const sprite: Sprite = {
      id: tileId(tile),
      picture: tilePicture(tile, placed.turn),
      x: placed.x,
      y: placed.y,
      angle: angleOf(placed.turn),
      scale: scaleOf(layout.tile),
      z: layers.line,
    };
    if (!played || tileId(played.tile) !== sprite.id) return [sprite];
    const seat = areas.others.find(({ after }) => after === played.after);
    const count = others.find(({ after }) => after === played.after)?.count ?? 0;
    const place = seat ? backPlaces(seat, count + 1).at(-1) : undefined;
    // From a hidden hand it turns over as it flies; one's own is in the scene already.
    if (place) {
      return [
        {
          ...sprite,
          from: fromPlace(place),
          turnedFrom: backPicture(back(played.after), place.turn),
        },
      ];
    }
    const slot = handSlots(areas.hand, hand.length + 1).at(-1);
    const scale = scaleOf(2 * areas.hand.tile);
    const hidden = hand.some((held) => held.tile === null);
    const turned = hidden ? { turnedFrom: backPicture(back(0)) } : {};
    const from = slot && { x: slot.x, y: slot.y, angle: 0, scale };
    return [from ? { ...sprite, ...turned, from } : sprite];
  });
}

function otherSprites(
  { others, dealt }: DominoSceneInput,
  seat: OtherSeat,
  back: BackLook,
  draw: Entrance,
): Sprite[] {
  const other = others.find(({ after }) => after === seat.after);
  if (!other) return [];
  const count = other.shown?.length ?? other.count;
  return backPlaces(seat, count).map((place, i) => {
    const id = `other ${seat.after} ${i}`;
    const hidden = {
      ...backSprite(id, place, layers.others, back),
      ...enter(draw, dealt ? i * 2 + seat.after : 0),
    };
    const tile = other.shown?.[i];
    if (!tile) return hidden;
    return { ...hidden, picture: tilePicture(tile, place.turn), turnedFrom: hidden.picture };
  });
}

function handSprites({ areas, hand, dealt }: DominoSceneInput, back: BackLook, draw: Entrance) {
  const slots = handSlots(areas.hand, hand.length);
  const { rise, tile: across } = areas.hand;
  return hand.flatMap(({ tile, state }, i): Sprite[] => {
    const slot = slots[i];
    if (!slot) return [];
    const look = looks[state];
    const hidden = backPicture(back);
    const picture: Picture = tile ? tilePicture(tile, 1, look.tone) : hidden;
    return [
      {
        id: tile ? tileId(tile) : `other 0 ${i}`,
        picture,
        x: slot.x,
        y: slot.y - look.up * rise,
        angle: 0,
        scale: scaleOf(2 * across),
        z: layers.hand,
        lift: look.lift,
        ...enter(draw, dealt ? i * 2 : 0),
        ...(tile ? { turnedFrom: hidden } : {}),
      },
    ];
  });
}

/** How a tile of the hand stands: its tone, its part of the rise, its shadow. */
const looks = {
  idle: { tone: 'lit', up: 0, lift: 0.12 },
  playable: { tone: 'lit', up: 1, lift: 0.5 },
  chosen: { tone: 'lit', up: 1, lift: 0.7 },
  rest: { tone: 'rest', up: 0, lift: 0 },
} as const;
