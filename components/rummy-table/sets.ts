/** The sets on the table: a list of groups, each tile a button over the picture, or with its own drawing where there is none. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { standsOf } from '../../machines/rummy/set.ts';
import { type Box, place } from '../felt/place.ts';
import type { TableLayout } from './layout.ts';
import type { Lying } from './lying.ts';
import { setSaid } from './said.ts';
import { renderTileButton, type TileLook } from './tile-button.ts';

export interface SetsLook extends TileLook {
  /** Where they lie; null in the flow of the small table. */
  readonly layout: TableLayout | null;
  /** The sets, with the tiles in each. */
  readonly sets: readonly (readonly Lying[])[];
  /** Sets that would take the held tiles. */
  readonly fitting: ReadonlySet<number>;
  /** By set: what is said of one that can't lie so. */
  readonly faults: readonly (FaultTold | null)[];
  /** The set that they are aimed at. */
  readonly aimed: number | null;
}

/** Of a set that can't lie so: what is written on it, and its name. */
export interface FaultTold {
  readonly badge: string;
  readonly label: string;
}

export function renderSets(look: SetsLook): TemplateResult {
  const { words, sets } = look;
  if (sets.length === 0) return html`<p class="spoken">${words.tableEmpty}</p>`;
  return html`<div class="sets" role="list" aria-label=${words.tableLabel}>
    ${repeat(
      sets,
      (tiles) => tiles[0]?.id,
      (tiles, index) => html`<div role="listitem">${renderSet(look, tiles, index)}</div>`,
    )}
  </div>`;
}

function renderSet(look: SetsLook, lying: readonly Lying[], index: number): TemplateResult {
  const { words, layout, fitting, aimed } = look;
  const tiles = lying.map(({ tile }) => tile);
  const fault = look.faults[index];
  const stands = standsOf(tiles);
  const laid = layout?.sets[index];
  const box = layout?.box ?? { x: 0, y: 0 };
  const inside = (at: number): Box | undefined =>
    layout ? { x: at * layout.pitch, y: 0, w: layout.tile, h: layout.high } : undefined;
  return html`<div
    class=${classMap({ set: true, fits: fitting.has(index), aimed: aimed === index, faulty: !!fault })}
    role="group"
    aria-label=${fault?.label ?? words.setLabel({ set: setSaid(tiles) })}
    ${place(laid && { x: laid.x - box.x, y: laid.y - box.y, w: laid.w, h: laid.h })}
  >
    ${repeat(
      lying,
      ({ id }) => id,
      (tile, at) => renderTileButton(look, tile, stands[at] ?? [], inside(at)),
    )}
    ${fault ? html`<span class="fault" aria-hidden="true">${fault.badge}</span>` : nothing}
  </div>`;
}
