/** What a rummy table shows: a pure function from the table's state to the stage's shapes. */
import { standsOf } from '../../machines/rummy/set.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import type { Scene, Sprite } from '../stage/scene.ts';
import type { OtherSeat, TableAreas } from './areas.ts';
import { type Place, poolPlaces, rackPlaces } from './backs.ts';
import { faultLine } from './fault-line.ts';
import type { PlacedSet, TableLayout } from './layout.ts';
import { moreSigns } from './more-sign.ts';
import { type Name, tileOfName } from './names.ts';
import { rackSlots } from './rack-area.ts';
import { type Tone, tileBack, tilePicture, tileUnits } from './tile-picture.ts';

/** A set as it is shown. */
interface ShownSet {
  /** By their names (names.ts), as they lie. */
  readonly tiles: readonly Name[];
  /** It is no set yet. */
  readonly fault?: boolean;
}

/** A tile of the rack at the bottom. */
export interface RackTile {
  /** null: face down (watching). */
  readonly name: Name | null;
  /** new: drawn in the last turn. */
  readonly state: 'idle' | 'new' | 'picked' | 'hinted';
}

export interface OtherRack {
  /** How many turns after the seat at the bottom. */
  readonly after: number;
  readonly count: number;
  /** Turned up at the end of a round. */
  readonly shown?: readonly Tile[];
}

export interface RummySceneInput {
  readonly areas: TableAreas;
  /** The sets laid in `areas.table` (`layTable`), by the names that `sets` has. */
  readonly layout: TableLayout;
  readonly sets: readonly ShownSet[];
  readonly rack: readonly RackTile[];
  readonly others: readonly OtherRack[];
  /** Tiles in the pool. */
  readonly pool: number;
  /** Tiles of the table that are marked. */
  readonly tones?: ReadonlyMap<Name, Tone>;
  /** Tiles that were laid last and who laid them (0: the seat at the bottom): where they come from. */
  readonly laid?: { readonly names: ReadonlySet<Name>; readonly after: number };
  /** The gap before a set's tile where held tiles would fall to: its neighbours make way. */
  readonly parted?: { readonly set: number; readonly at: number };
  /** A new deal: tiles leave the pool one after another. */
  readonly dealt?: boolean;
  /** How far the table is scrolled: 0 … contentHeight − its box's height. */
  readonly scrollY?: number;
}

/** The name of a tile's sprite, to drag it by. */
export const spriteId = (name: Name): string => `tile ${name}`;

/** Between one tile of a deal and the next, ms. */
const dealPause = 22;
/** Between one tile that is laid and the next, ms. */
const layPause = 45;

const layers = { pool: 0, table: 1, others: 2, rack: 3 } as const;

export function rummyScene(input: RummySceneInput): Scene {
  const { areas } = input;
  const pile = poolPlaces(areas, input.pool);
  const source = pile.at(-1) ?? poolPlaces(areas, 1)[0];
  return {
    width: areas.width,
    height: areas.height,
    sprites: [
      ...pile.map((place, i) => backSprite(`pool ${i}`, place, layers.pool)),
      ...tableSprites(input),
      ...moreSigns(input.layout, input.scrollY ?? 0, layers.others),
      ...areas.others.flatMap((seat) => otherSprites(input, seat, source)),
      ...rackSprites(input, source),
    ],
  };
}

const scaleOf = (high: number): number => high / tileUnits.h;

const fromPlace = ({ x, y, high }: Place) => ({ x, y, scale: scaleOf(high) });

function backSprite(id: string, { x, y, high }: Place, z: number): Sprite {
  return { id, picture: tileBack, x, y, angle: 0, scale: scaleOf(high), z };
}

function tableSprites({
  layout,
  sets,
  tones,
  laid,
  areas,
  others,
  rack,
  parted,
  scrollY = 0,
}: RummySceneInput): Sprite[] {
  const source = laid && laidFrom(laid.after, areas, others, rack.length);
  const hidden = laid?.after !== 0 || rack.some(({ name }) => name === null);
  let order = 0;
  return layout.sets.flatMap((placed): Sprite[] => {
    const set = sets[placed.index];
    if (!set) return [];
    const alpha = seen(placed, layout, scrollY);
    if (alpha <= 0) return [];
    const shown = alpha < 1 ? { alpha } : {};
    const stands = standsOf(set.tiles.map(tileOfName));
    const tiles = placed.tiles.map(({ name, x, y }, i): Sprite => {
      const fresh = laid?.names.has(name) && source;
      return {
        id: spriteId(name),
        picture: tilePicture(tileOfName(name), {
          tone: tones?.get(name) ?? 'plain',
          stands: stands[i] ?? [],
        }),
        x: parted?.set === placed.index ? x + aside(i, parted.at, placed, layout) : x,
        y: y - scrollY,
        angle: 0,
        scale: layout.tile / tileUnits.w,
        z: layers.table,
        ...shown,
        ...(fresh ? { from: fromPlace(source), delay: layPause * order++ } : {}),
        ...(fresh && hidden ? { turnedFrom: tileBack } : {}),
      };
    });
    if (!set.fault) return tiles;
    const line = faultLine(placed.w);
    const y = placed.y + placed.h + 4 - scrollY;
    const under = { x: placed.x + placed.w / 2, y, angle: 0, scale: 1, z: layers.table };
    return [
      ...tiles,
      { id: `fault ${set.tiles[0]}`, picture: line, ...under, ...shown, flat: true },
    ];
  });
}

/** Both sides of a gap part by half of what lies between two sets; the ends of a set stay. */
function aside(i: number, at: number, { tiles }: PlacedSet, { pitch }: TableLayout): number {
  if (at <= 0 || at >= tiles.length) return 0;
  return Math.round(pitch / 5) * (i < at ? -1 : 1);
}

/** 0 … 1: what leaves the box at its top or bottom fades. */
function seen({ y, h }: PlacedSet, { box }: TableLayout, scrollY: number): number {
  const above = box.y - (y - scrollY);
  const below = y - scrollY + h - (box.y + box.h);
  const out = Math.max(0, above, below) / h;
  return Math.max(0, 1 - out * 1.8);
}

function laidFrom(
  after: number,
  { others: seats, rack: area }: TableAreas,
  others: readonly OtherRack[],
  held: number,
): Place | undefined {
  const seat = seats.find((each) => each.after === after);
  const count = others.find((each) => each.after === after)?.count ?? 0;
  if (seat) return rackPlaces(seat, count + 1).at(-1);
  const slot = rackSlots(area, held + 1).at(-1);
  return slot && { x: slot.x, y: slot.y, high: area.high };
}

function entering(source: Place | undefined, dealt: boolean, order: number) {
  if (!source) return {};
  return { from: fromPlace(source), ...(dealt ? { delay: order * dealPause } : {}) };
}

function otherSprites(
  { others, dealt = false }: RummySceneInput,
  seat: OtherSeat,
  source: Place | undefined,
): Sprite[] {
  const other = others.find(({ after }) => after === seat.after);
  if (!other) return [];
  return rackPlaces(seat, other.shown?.length ?? other.count, other.shown !== undefined).map(
    (place, i) => {
      const hidden = {
        ...backSprite(`other ${seat.after} ${i}`, place, layers.others),
        ...entering(source, dealt, i * 2 + seat.after),
      };
      const tile = other.shown?.[i];
      return tile ? { ...hidden, picture: tilePicture(tile), turnedFrom: tileBack } : hidden;
    },
  );
}

function rackSprites(
  { areas, rack, dealt = false }: RummySceneInput,
  source: Place | undefined,
): Sprite[] {
  const slots = rackSlots(areas.rack, rack.length);
  return rack.flatMap(({ name, state }, i): Sprite[] => {
    const slot = slots[i];
    if (!slot) return [];
    const { tone, up, lift } = looks[state];
    return [
      {
        id: name === null ? `other 0 ${i}` : spriteId(name),
        picture: name === null ? tileBack : tilePicture(tileOfName(name), { tone }),
        x: slot.x,
        y: slot.y - up * (areas.rack.rise - 1),
        angle: 0,
        scale: scaleOf(areas.rack.high),
        z: layers.rack,
        lift,
        ...entering(source, dealt, i * 2),
        ...(name === null ? {} : { turnedFrom: tileBack }),
      },
    ];
  });
}

/** How a tile of the rack stands: its tone, its part of the rise, its shadow. */
const looks = {
  idle: { tone: 'plain', up: 0, lift: 0.12 },
  new: { tone: 'new', up: 0, lift: 0.12 },
  picked: { tone: 'picked', up: 1, lift: 0.6 },
  hinted: { tone: 'hinted', up: 0, lift: 0.4 },
} as const;
