/** The pictures of a rummy example: racks around, the sets in the middle, each tile a sprite that keeps its name. */
import { rackValue, type Tile } from '../../machines/rummy/tile.ts';
import { type Slot, UNKNOWN } from '../../machines/slots.ts';
import { type RummyExampleWords, rummyExampleWords } from '../locales/en/rummy-example.ts';
import type { Sprite } from '../stage/scene.ts';
import { type Held, nameTiles } from './names.ts';
import {
  type ExampleGame,
  type ExampleInput,
  edge,
  frame,
  type Label,
  refusedLabel,
  type StepPicture,
} from './picture.ts';
import { pileLabel, pileSprites } from './pile.ts';
import { layTables, type TablesLaid } from './rummy-layout.ts';
import { backSprite, faultSprite, tileSprite, traySprite } from './rummy-sprites.ts';
import { type RummyStep, walkRummy } from './rummy-walk.ts';
import { describeRummy } from './rummy-words.ts';
import { countLabel, nameLabel, type Seat, seatsAround } from './seats.ts';

const field = { x: 14, y: 66, width: 372, height: 138 };
/** Below what the racks are said to be worth. */
const lowerField = { x: 14, y: 86, width: 372, height: 122 };
/** The rack in front: the middle of its tiles, their width, the most that it takes of the picture. */
const front = { y: 259, tile: 34, gap: 4, most: 252 } as const;
const other = { y: 42, tile: 22, back: 16, gap: 2, apart: 16, label: 17, count: 74 } as const;
const rows = { front, other } as const;
const pool = { x: 366, y: 254, tile: 26 } as const;
/** What a first meld comes to, and that it is refused: below the table, left and right. */
const sums = { y: 224 } as const;

/** What stays the same from step to step. */
interface Setting {
  readonly input: ExampleInput<RummyExampleWords>;
  readonly laid: TablesLaid;
  readonly seats: readonly Seat[];
}

/** A step with what its tiles are called, in the order of `held`. */
interface Named {
  readonly step: RummyStep;
  readonly at: number;
  readonly names: readonly string[];
}

export const rummyExample: ExampleGame<RummyExampleWords> = {
  words: rummyExampleWords,
  pictures(input) {
    const steps = walkRummy(input.data);
    const tables = steps.map(({ table }) => table);
    const laid = layTables(tables, steps.some(({ view }) => view.result) ? lowerField : field);
    const seats = seatsAround(steps[0]?.racks.length ?? 0, input.data.seat ?? 0, rows);
    const names = nameTiles(steps.map((step, at) => held(step, laid.places[at] ?? [])));
    return steps.map((step, at) =>
      picture({ input, laid, seats }, { step, at, names: names[at] ?? [] }),
    );
  },
};

/** Every tile that is seen: the table's set by set, then the racks'. */
function held({ table, racks }: RummyStep, places: readonly number[]): Held[] {
  return [
    ...table.flatMap((tiles, set) =>
      tiles.map((tile) => ({ tile, place: `table ${places[set]}` })),
    ),
    ...racks.flatMap((rack, seat) =>
      rack.filter((slot) => slot !== UNKNOWN).map((tile) => ({ tile, place: `rack ${seat}` })),
    ),
  ];
}

function picture(setting: Setting, named: Named): StepPicture {
  const { words, names } = setting.input;
  const { step } = named;
  return {
    sprites: [
      ...traySprites(setting.seats),
      ...tableSprites(setting, named),
      ...rackSprites(setting, named),
      ...pileSprites(step.pool, pool, (at, i) =>
        backSprite(`pool:${i}`, { ...at, size: pool.tile, z: 0 }),
      ),
    ],
    labels: [
      ...setting.seats.map((seat) =>
        nameLabel(seat, rows, names[seat.seat] ?? '', step.view.turn === seat.seat),
      ),
      ...setting.seats.flatMap((seat) => valueLabel(words, step, seat)),
      ...(step.pool > 0 ? [pileLabel(words.poolLabel({ count: step.pool }))] : []),
      ...turnLabels(words, step),
    ],
    description: describeRummy(words, step, names),
  };
}

function tableSprites({ laid, seats }: Setting, { step, at, names }: Named): Sprite[] {
  const { table, faults, by } = step;
  const places = laid.places[at] ?? [];
  const from = seats.find(({ seat }) => seat === by);
  const fresh = [...step.laid];
  let next = 0;
  const tiles = table.flatMap((set, i) => {
    const place = places[i] ?? 0;
    return set.map((tile, index) => {
      const isNew = taken(fresh, tile);
      return tileSprite(tile, set, index, {
        id: names[next++] ?? tile,
        ...laid.spot(place, index),
        size: laid.tile,
        isNew,
        ...(isNew && from && { from: { x: from.x, y: from.y } }),
      });
    });
  });
  const frames = faults.map((i) => {
    const length = table[i]?.length ?? 0;
    const first = laid.spot(places[i] ?? 0, 0);
    return faultSprite(first, laid.spot(places[i] ?? 0, length - 1), laid.tile);
  });
  return [...frames, ...tiles];
}

/** Takes a tile off the list; false where it isn't on it. */
function taken(tiles: Tile[], tile: Tile): boolean {
  const at = tiles.indexOf(tile);
  if (at >= 0) tiles.splice(at, 1);
  return at >= 0;
}

function rackSprites({ seats }: Setting, { step, names }: Named): Sprite[] {
  let next = step.table.flat().length;
  return step.racks.flatMap((rack, seat) => {
    const where = seats.find((each) => each.seat === seat);
    if (!where) return [];
    const { tile, pitch } = sizeOf(where, rack);
    const left = where.x - (pitch * (rack.length - 1)) / 2;
    return rack.map((slot, i) => {
      const spot = { x: left + pitch * i, y: where.y, size: tile };
      if (slot === UNKNOWN) return backSprite(`${seat}:${i}`, { ...spot, z: 2 });
      const from = { x: pool.x, y: pool.y };
      return tileSprite(slot, [], 0, { id: names[next++] ?? slot, ...spot, from, z: 2 });
    });
  });
}

/** Racks that are turned up show larger tiles than backs; a full one shows smaller tiles. */
function sizeOf({ front: mine, most }: Seat, rack: readonly Slot[]) {
  const { gap } = mine ? front : other;
  const wanted = mine ? front.tile : rack.includes(UNKNOWN) ? other.back : other.tile;
  const pitch = Math.min(wanted + gap, most / Math.max(1, rack.length));
  return { tile: Math.min(wanted, pitch - 1), pitch };
}

function traySprites(seats: readonly Seat[]): Sprite[] {
  return seats.some((seat) => seat.front) ? [traySprite(frame.width / 2, front.y, front)] : [];
}

function valueLabel(words: RummyExampleWords, { view, racks }: RummyStep, seat: Seat): Label[] {
  if (!view.result) return [];
  const value = rackValue(racks[seat.seat] ?? []);
  return [countLabel(seat, rows, words.value({ value }))];
}

/** '9 + 9 + 9 = 27', and the rule that this breaks. */
function turnLabels(words: RummyExampleWords, { meld, refusal }: RummyStep): Label[] {
  const tone = refusal ? 'refused' : 'count';
  return [
    ...(meld.length > 0
      ? [{ x: edge, y: sums.y, text: words.sum({ terms: meld }), anchor: 'start', tone } as const]
      : []),
    ...refusedLabel(words, refusal, sums.y),
  ];
}
