/** Draws a picture's strokes on a 2D context, origin at the picture's centre. */
import type { Paint, Picture, Stroke } from './scene.ts';

interface Extent {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Context = CanvasRenderingContext2D;
type Photograph = Extract<Stroke, { do: 'image' }>;
type Drawn = Exclude<Stroke, Photograph>;

/** '#rrggbb' with an opacity, as CSS reads it. */
export function withAlpha(color: string, alpha: number): string {
  const part = Math.round(Math.max(0, Math.min(1, alpha)) * 255);
  return `${color}${part.toString(16).padStart(2, '0')}`;
}

function styleOf(context: Context, paint: Paint, box: Extent): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  if ('color' in paint) return withAlpha(paint.color, paint.alpha);
  const gradient =
    paint.axis === 'x'
      ? context.createLinearGradient(box.x, 0, box.x + box.w, 0)
      : context.createLinearGradient(0, box.y, 0, box.y + box.h);
  gradient.addColorStop(0, paint.from);
  gradient.addColorStop(1, paint.to);
  return gradient;
}

/** Rounded by arcs of its own: older engines have no roundRect. */
function roundedRect(x: number, y: number, w: number, h: number, r: number): Path2D {
  const path = new Path2D();
  const round = Math.min(r, w / 2, h / 2);
  path.moveTo(x + round, y);
  path.arcTo(x + w, y, x + w, y + h, round);
  path.arcTo(x + w, y + h, x, y + h, round);
  path.arcTo(x, y + h, x, y, round);
  path.arcTo(x, y, x + w, y, round);
  path.closePath();
  return path;
}

function pathOf(stroke: Drawn): Path2D {
  if (stroke.do === 'rect') {
    return roundedRect(stroke.x, stroke.y, stroke.w, stroke.h, stroke.r);
  }
  if (stroke.do === 'path') return placed(new Path2D(stroke.d), stroke.x ?? 0, stroke.y ?? 0);
  const path = new Path2D();
  if (stroke.do === 'disc') path.arc(stroke.x, stroke.y, stroke.r, 0, 2 * Math.PI);
  else {
    path.moveTo(stroke.x1, stroke.y1);
    path.lineTo(stroke.x2, stroke.y2);
  }
  return path;
}

function placed(path: Path2D, x: number, y: number): Path2D {
  if (x === 0 && y === 0) return path;
  const moved = new Path2D();
  moved.addPath(path, new DOMMatrix([1, 0, 0, 1, x, y]));
  return moved;
}

/** Covers its frame, centred; what is too much on two sides is cut off. */
function photograph(context: Context, { x, y, w, h, r, image }: Photograph): void {
  const scale = Math.max(w / image.width, h / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  context.save();
  context.clip(roundedRect(x, y, w, h, r));
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x + (w - wide) / 2, y + (h - high) / 2, wide, high);
  context.restore();
}

function boxOf(stroke: Drawn, picture: Picture): Extent {
  if (stroke.do === 'rect') return stroke;
  if (stroke.do === 'disc') {
    const { x, y, r } = stroke;
    return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  }
  return { x: -picture.w / 2, y: -picture.h / 2, w: picture.w, h: picture.h };
}

export function paint(context: Context, picture: Picture): void {
  for (const stroke of picture.strokes) {
    if (stroke.do === 'image') {
      photograph(context, stroke);
      continue;
    }
    const path = pathOf(stroke);
    if ('fill' in stroke && stroke.fill !== undefined) {
      context.fillStyle = styleOf(context, stroke.fill, boxOf(stroke, picture));
      context.fill(path);
    }
    if (stroke.line) {
      context.strokeStyle = withAlpha(stroke.line.color, stroke.line.alpha ?? 1);
      context.lineWidth = stroke.line.width;
      context.lineCap = 'round';
      context.stroke(path);
    }
  }
}
