/** The pictures of a domino example: hands around, the line in the middle, each tile a sprite that keeps its name. */
import type { DominoView } from '../../machines/dominoes/model.ts';
import { nameOf, sizeOf, tileOf, tilesOf } from '../domino-table/fits.ts';
import { type Layout, type LineOfPlay, layoutLine } from '../domino-table/layout.ts';
import { type DominoExampleWords, dominoesExample } from '../locales/en/dominoes-example.ts';
import type { Sprite } from '../stage/scene.ts';
import { backSprite, tileSprite } from './domino-sprites.ts';
import { type DominoStep, walkDominoes } from './domino-walk.ts';
import { describeDominoes } from './domino-words.ts';
import {
  type ExampleGame,
  type ExampleInput,
  edge,
  frame,
  type Label,
  type Spot,
  type StepPicture,
} from './picture.ts';
import { pileLabel, pileSprites } from './pile.ts';
import { countLabel, nameLabel, type Seat, seatsAround } from './seats.ts';
import { straightLine } from './straight-line.ts';

type Input = ExampleInput<DominoExampleWords>;

const field = { x: 14, y: 74, width: 372, height: 138 };
/** For a line with arms up and down between two players: the other hand makes room at the left. */
const tall = { x: 14, y: 14, width: 372, height: 198 };
const corner = { x: 96, right: 176, bottom: 92 } as const;
/** A tile's long side on the line: the largest that keeps the line straight. */
const lineTiles = [68, 64, 60, 56, 52, 48, 44, 40, 36] as const;
/** The hand in front: its middle line, a tile's long side, how far a playable tile rises. */
const front = { y: 262, tile: 56, gap: 6, rise: 8, most: 300 } as const;
const other = { y: 48, tile: 48, gap: 3, apart: 12, label: 17, count: 88 } as const;
const rows = { front, other } as const;
const boneyard = { x: 368, y: 250, tile: 40 } as const;
/** The sum of the open ends, and what it scored: below the line, left and right. */
const sums = { y: 219 } as const;

/** What stays the same from step to step. */
interface Table {
  readonly input: Input;
  /** Of the last step's line: earlier steps show a part of it, so that no tile has to make room. */
  readonly layout: Layout;
  /** Where the layout lies. */
  readonly field: Spot;
  readonly anchor: number;
  readonly seats: readonly Seat[];
}

export const dominoExample: ExampleGame<DominoExampleWords> = {
  words: dominoesExample,
  pictures(input: Input): readonly StepPicture[] {
    const steps = walkDominoes(input.data);
    const first = steps[0]?.view;
    const last = steps.at(-1)?.view;
    if (!first || !last) return [];
    const line = tilesOf(last.line);
    const middle = Math.max(0, Math.floor((tilesOf(first.line).length - 1) / 2));
    const anchor = middle + playedLeft(last) - playedLeft(first);
    const whole = {
      line,
      anchor,
      up: tilesOf(last.up),
      down: tilesOf(last.down),
      ...(last.spinner !== undefined && { spinner: last.spinner }),
    };
    const seats = seatsAround(first.hands.length, input.data.seat ?? 0, rows);
    const table = { input, anchor, ...(tallest(whole, seats) ?? roomiest(whole, seats)) };
    return steps.map((step) =>
      picture(table, step, middle + playedLeft(step.view) - playedLeft(first)),
    );
  },
};

type Laid = Pick<Table, 'layout' | 'field' | 'seats'>;

/** A cross as large as two players can have it; null where the other hand would be in its way. */
function tallest(line: LineOfPlay, seats: readonly Seat[]): Laid | null {
  if (seats.length !== 2 || !(line.up?.length || line.down?.length)) return null;
  const layout = straightLine(line, tall, lineTiles);
  if (!layout) return null;
  const inTheWay = layout.tiles.some(({ x, y, turn }) => {
    const [w, h] = turn % 2 === 0 ? [layout.tile, layout.tile / 2] : [layout.tile / 2, layout.tile];
    return tall.x + x - w / 2 < corner.right && tall.y + y - h / 2 < corner.bottom;
  });
  if (inTheWay) return null;
  return {
    layout,
    field: tall,
    seats: seats.map((seat) => (seat.front ? seat : { ...seat, x: corner.x, most: 150 })),
  };
}

/** Straight where it can be. */
function roomiest(line: LineOfPlay, seats: readonly Seat[]): Laid {
  const layout =
    straightLine(line, field, lineTiles) ?? layoutLine(line, { ...field, maxTile: lineTiles[0] });
  return { layout, field, seats };
}

function playedLeft(view: DominoView): number {
  return (view.log ?? []).filter(({ move }) => move.endsWith('@L')).length;
}

function picture(table: Table, step: DominoStep, anchor: number): StepPicture {
  const { view, moves } = step;
  const { words, names } = table.input;
  const stock = sizeOf(view.stock);
  const playable = new Set(moves.map((move) => move.split('@')[0]));
  return {
    sprites: [
      ...lineSprites(table, view, anchor),
      ...table.seats.flatMap((seat) => handSprites(view, seat, playable)),
      ...pileSprites(stock, boneyard, (at, i) =>
        backSprite(`stock:${i}`, { ...at, size: boneyard.tile, z: 0 }),
      ),
    ],
    labels: [
      ...table.seats.map((seat) =>
        nameLabel(seat, rows, names[seat.seat] ?? '', view.turn === seat.seat),
      ),
      ...table.seats.flatMap((seat) => pipsLabel(table.input, view, seat)),
      ...(stock > 0 ? [pileLabel(words.boneyardLabel({ count: stock }))] : []),
      ...sumLabels(table.input, step),
    ],
    description: describeDominoes(words, step, names),
  };
}

function lineSprites(
  { layout, field, seats, anchor }: Table,
  view: DominoView,
  at: number,
): Sprite[] {
  const line = tilesOf(view.line);
  const arms = { up: tilesOf(view.up), down: tilesOf(view.down) };
  return layout.tiles.flatMap((placed) => {
    const tile =
      placed.arm === 'line' ? line[placed.index - anchor + at] : arms[placed.arm][placed.index];
    if (!tile) return [];
    const by = (view.log ?? []).find(({ move }) => move.startsWith(nameOf(tile)))?.seat;
    const from = seats.find(({ seat }) => seat === by);
    return [
      tileSprite(tile, {
        x: field.x + placed.x,
        y: field.y + placed.y,
        turn: placed.turn,
        size: layout.tile,
        z: 1,
        ...(from && { from: { x: from.x, y: from.y } }),
      }),
    ];
  });
}

function handSprites(
  view: DominoView,
  seat: Seat,
  playable: ReadonlySet<string | undefined>,
): Sprite[] {
  const hand = slots(view.hands[seat.seat] ?? '');
  const { tile, gap } = seat.front ? front : other;
  const step = Math.min(tile / 2 + gap, seat.most / Math.max(1, hand.length));
  const left = seat.x - (step * (hand.length - 1)) / 2;
  const mayPlay = seat.front && view.turn === seat.seat;
  return hand.map((name, i) => {
    const lifted = mayPlay && name !== null && playable.has(name);
    const at = { x: left + step * i, y: seat.y - (lifted ? front.rise : 0), size: tile, z: 2 };
    if (name === null) return backSprite(`${seat.seat}:${i}`, at);
    const from = { x: boneyard.x, y: boneyard.y };
    return tileSprite(tileOf(name), { ...at, turn: 1, from, lift: lifted ? 0.6 : 0 });
  });
}

/** `6-4 ?2` → ['6-4', null, null]. */
function slots(hand: string): (string | null)[] {
  return hand
    .split(' ')
    .filter(Boolean)
    .flatMap((word) =>
      word.startsWith('?') ? Array.from({ length: Number(word.slice(1)) }, () => null) : [word],
    );
}

function pipsLabel({ words }: Input, view: DominoView, seat: Seat): Label[] {
  const left = view.result?.left[seat.seat];
  if (left === undefined) return [];
  return [countLabel(seat, rows, words.count({ count: left }))];
}

/** '2 + 3 = 5', and whose score it is. */
function sumLabels({ words, names }: Input, { counts, scored, by }: DominoStep): Label[] {
  if (counts.length === 0) return [];
  const sum: Label = {
    x: edge,
    y: sums.y,
    text: words.sum({ counts }),
    anchor: 'start',
    tone: scored > 0 ? 'count' : 'plain',
  };
  if (scored === 0) return [sum];
  const text = words.scored({ name: names[by ?? -1] ?? '', points: scored });
  return [sum, { x: frame.width - edge, y: sums.y, text, anchor: 'end', tone: 'count' }];
}
