/** How a back looks: the tile's colours and what is drawn on it; the picture made of both. */
import type { Line, Paint, Picture, Stroke } from '../../stage/scene.ts';
import { lightOn, type TileBody, type Turn, tileBody } from '../tile-picture.ts';

export interface BackLook {
  /** Names its pictures: what looks otherwise has another key. */
  readonly key: string;
  readonly body: TileBody;
  /** On a standing tile, in its own units (100 × 200), origin at the middle of its face. */
  readonly strokes: readonly Stroke[];
}

/** The field that a back is drawn on; art stays inside it. */
export const field = { x: -42, y: -90, w: 84, h: 180, r: 10 } as const;

export const ground = (fill: Paint): Stroke => ({ do: 'rect', ...field, fill });

/** A line around the field, over what touches its edge. */
export const frame = (line: Line): Stroke => ({
  do: 'rect',
  ...field,
  fill: { color: line.color, alpha: 0 },
  line,
});

const houseBody = { from: '#2f3d86', to: '#26326f', edge: '#151c47', rim: '#5361ad' } as const;

const houseFrame: Stroke = {
  do: 'rect',
  x: -38,
  y: -87,
  w: 76,
  h: 174,
  r: 9,
  fill: { color: '#ffffff', alpha: 0 },
  line: { color: '#8b97d6', width: 2, alpha: 0.5 },
};

/** Until a back has been loaded: the house's tile without a mark. */
export const blankLook: BackLook = { key: 'blank', body: houseBody, strokes: [houseFrame] };

/** The house mark: a crescent moon, its horns to the upper right. */
export const houseLook: BackLook = {
  key: 'moon',
  body: houseBody,
  strokes: [
    houseFrame,
    {
      do: 'path',
      d: 'M6.34 -21.94A26 26 0 1 0 21.94 11.34A20.28 20.28 0 0 1 6.34 -21.94Z',
      fill: '#ecd9a0',
    },
  ],
};

/** A tile's back, standing for turn 1 and 3, lying for 0 and 2. */
export function backPicture(look: BackLook, turn: Turn = 1): Picture {
  const { x, y } = lightOn(turn);
  const strokes = [
    ...tileBody(turn, look.body),
    ...look.strokes.map((stroke) => moved(stroke, -2.5 * x, -2.5 * y)),
  ];
  return { key: `back ${look.key} ${turn}`, w: 100, h: 200, strokes };
}

function moved(stroke: Stroke, dx: number, dy: number): Stroke {
  if (stroke.do === 'rule') {
    const { x1, y1, x2, y2 } = stroke;
    return { ...stroke, x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
  }
  return { ...stroke, x: (stroke.x ?? 0) + dx, y: (stroke.y ?? 0) + dy };
}
