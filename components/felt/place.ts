/** Lit directive: puts an element at a rectangle (undefined: leaves it) through the CSSOM; a strict CSP refuses style attributes. */
import { nothing } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** CSS pixels from the felt's top left; the origin is the left edge in RTL pages too. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Box extends Rect {
  /** How far beside it a finger still hits it; read by its styles as `--_reach`. */
  readonly reach?: number;
  /** Radians, around its middle. */
  readonly angle?: number;
}

class PlaceDirective extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('place() stands in an element tag');
  }

  override render(_box: Box | undefined): typeof nothing {
    return nothing;
  }

  override update(part: ElementPart, [box]: [Box | undefined]): typeof nothing {
    if (box && part.element instanceof HTMLElement) {
      const { style } = part.element;
      // Not by left and top: what moves on the felt is no shift of the page's layout.
      style.left = '0';
      style.top = '0';
      style.translate = `${box.x}px ${box.y}px`;
      style.width = `${box.w}px`;
      style.height = `${box.h}px`;
      style.rotate = box.angle ? `${box.angle}rad` : '';
      if (box.reach !== undefined) style.setProperty('--_reach', `${box.reach}px`);
    }
    return nothing;
  }
}

export const place = directive(PlaceDirective);
