/** The pictures of a Run Fast example: the table's own scene on a small felt, and who did what in words. */
import { type RunFastExampleWords, runFastExampleWords } from '../locales/en/run-fast-example.ts';
import type { OtherSeat, TableAreas } from '../run-fast-table/areas.ts';
import { handArea } from '../run-fast-table/hand-area.ts';
import { sizeOf } from '../run-fast-table/hands.ts';
import { passedSince, sceneOf, trickPlays } from '../run-fast-table/scene-of.ts';
import { layoutPlays, trickArea } from '../run-fast-table/trick-area.ts';
import {
  type ExampleGame,
  type ExampleInput,
  edge,
  frame,
  type Label,
  refusedLabel,
  type StepPicture,
} from './picture.ts';
import { type RunFastStep, walkRunFast } from './run-fast-walk.ts';
import { describeRunFast } from './run-fast-words.ts';

type Input = ExampleInput<RunFastExampleWords>;

const hand = handArea({ left: 62, right: 392, bottom: 294, height: frame.height, rows: 1 });
/** Names of the other seats; what is said of the hand in front; what the chosen cards are, and that they are refused. */
const rows = { names: 17, front: 262, chosen: 212 } as const;

/** While a round runs the others hold small fans of backs. */
const running = areasOf(false, [
  { after: 1, side: 'left', hand: { x: 12, y: 24, w: 110, h: 44 } },
  { after: 2, side: 'right', hand: { x: 278, y: 24, w: 110, h: 44 } },
]);
/** When it is over all hands lie turned up. */
const over = areasOf(true, [
  { after: 1, side: 'left', hand: { x: 8, y: 24, w: 184, h: 48 } },
  { after: 2, side: 'right', hand: { x: 208, y: 24, w: 184, h: 48 } },
]);

function areasOf(over: boolean, others: readonly Omit<OtherSeat, 'said'>[]): TableAreas {
  const top = over ? 94 : 40;
  const none = { x: 0, y: 0, w: 0, h: 0 };
  return {
    width: frame.width,
    height: frame.height,
    wide: false,
    low: false,
    over,
    others: others.map((seat) => ({ ...seat, said: none })),
    trick: trickArea({ x: 20, y: top, w: 360, h: 204 - top }, 54),
    message: none,
    naming: none,
    hand,
  };
}

export const runFastExample: ExampleGame<RunFastExampleWords> = {
  words: runFastExampleWords,
  pictures(input) {
    return walkRunFast(input.data).map((step) => picture(input, step));
  },
};

function picture(input: Input, step: RunFastStep): StepPicture {
  const { words, names, data } = input;
  const { view } = step;
  const front = data.seat ?? 0;
  const areas = view.result ? over : running;
  const picked = new Set(step.by === front ? step.picked : []);
  const { sprites } = sceneOf(view, front, areas, { picked, playable: null });
  return {
    // Cards bring their own shade.
    sprites: sprites.map((sprite) => ({ ...sprite, flat: true })),
    labels: [
      ...labelsInFront(input, step, front),
      ...areas.others.flatMap((seat) => labelsOf(input, step, front, seat)),
      ...trickLabel(input, step, areas, front),
      ...choiceLabels(words, step),
    ],
    description: describeRunFast(words, step, names),
  };
}

function labelsInFront({ words, names }: Input, { view }: RunFastStep, seat: number): Label[] {
  const tone = view.turn === seat ? 'turn' : 'plain';
  const told = resultText(words, view, seat);
  const at = { x: edge, anchor: 'start' } as const;
  return [
    { ...at, y: rows.front, text: names[seat] ?? '', tone },
    ...(told === null ? [] : [{ ...at, y: rows.front + 20, text: told, tone: 'count' } as const]),
  ];
}

function labelsOf(
  { words, names }: Input,
  { view, trick }: RunFastStep,
  front: number,
  { after, hand: { x, y, w, h } }: OtherSeat,
): Label[] {
  const seat = (front + after) % view.hands.length;
  const count = sizeOf(view, seat);
  const passed = passedSince(trick).has(seat);
  const result = resultText(words, view, seat);
  const at = { x: x + w / 2, anchor: 'middle' } as const;
  const text = result ?? (passed ? words.passed : words.count({ count }));
  const warns = result === null && !passed && count === 1;
  return [
    { ...at, y: rows.names, text: names[seat] ?? '', tone: view.turn === seat ? 'turn' : 'plain' },
    { ...at, y: y + h + 17, text, tone: result !== null || warns ? 'count' : 'plain' },
  ];
}

/** '5 cards, −5' once the round is over; null before. */
function resultText(
  words: RunFastExampleWords,
  { result }: RunFastStep['view'],
  seat: number,
): string | null {
  if (!result) return null;
  const points = result.points[seat] ?? 0;
  const count = result.left[seat] ?? 0;
  return count === 0 ? words.out({ points }) : words.result({ count, points });
}

/** Who played what has to be beaten, under it. */
function trickLabel(
  { words, names }: Input,
  { view, trick }: RunFastStep,
  { trick: area }: TableAreas,
  front: number,
): Label[] {
  const last = trick.findLast(({ cards }) => cards.length > 0);
  const laid = layoutPlays(area, trickPlays(view, front)).at(-1);
  if (!last?.reading || !laid) return [];
  const text = words.play({ name: names[last.seat] ?? '', combination: last.reading });
  const { x, w } = laid.box;
  return [{ x: x + w / 2, y: area.foot + 17, text, anchor: 'middle', tone: 'plain' }];
}

/** What the chosen cards are together, and the rule that refuses them. */
function choiceLabels(
  words: RunFastExampleWords,
  { picked, reading, refusal }: RunFastStep,
): Label[] {
  const tone = refusal ? 'refused' : 'count';
  const y = rows.chosen;
  return [
    ...(picked.length > 0 && reading
      ? [
          {
            x: edge,
            y,
            text: words.chosen({ combination: reading }),
            anchor: 'start',
            tone,
          } as const,
        ]
      : []),
    ...refusedLabel(words, refusal, y),
  ];
}
