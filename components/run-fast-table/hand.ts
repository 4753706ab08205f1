/** The person's cards as buttons: over the picture, or with their own drawings where there is none. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Card, Rank } from '../../machines/run-fast/card.ts';
import { rankOf } from '../../machines/run-fast/card.ts';
import { answerKey } from '../felt/keys.ts';
import { type Box, place } from '../felt/place.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import { cardRatio } from './cards/card-picture.ts';
import type { Choosing } from './choosing.ts';
import type { HandArea, HandSlot } from './hand-area.ts';

export interface HandLook {
  readonly words: RunFastWords;
  readonly label: string;
  readonly cards: readonly Card[];
  readonly choosing: Choosing;
  /** What some legal play holds; null while the person isn't asked. */
  readonly playable: ReadonlySet<Rank> | null;
  /** Where a card's button lies; absent in the flow of the small table. */
  readonly box?: (index: number) => Box | undefined;
  /** What a button shows by itself. */
  readonly face?: (card: Card) => TemplateResult;
}

export function renderHand(look: HandLook): TemplateResult {
  return html`<div
    class="hand"
    part="hand"
    role="toolbar"
    aria-label=${look.label}
    aria-orientation="horizontal"
  >
    ${repeat(
      look.cards,
      (card) => card,
      (card, index) => renderCard(look, card, index),
    )}
  </div>`;
}

function renderCard(look: HandLook, card: Card, index: number): TemplateResult {
  const { choosing, playable, words } = look;
  const { drag, roving } = choosing;
  const picked = choosing.picked.has(card);
  const press = (event: MouseEvent): void => {
    if (!drag?.swallowsClick(event)) choosing.toggle(card);
  };
  return html`<button
    type="button"
    class=${classMap({
      card: true,
      picked,
      rests: playable !== null && !playable.has(rankOf(card)),
      carried: picked && choosing.carries,
    })}
    data-card=${card}
    data-hurries
    tabindex=${roving.stop === card ? 0 : -1}
    aria-pressed=${picked ? 'true' : 'false'}
    aria-label=${words.card({ card })}
    ${place(look.box?.(index))}
    @click=${press}
    @keydown=${(event: KeyboardEvent) => answerKey(event, (key) => choosing.key(card, key))}
    @focus=${() => roving.focused(card)}
    @pointerdown=${(event: PointerEvent) => drag?.down(event, card)}
    @touchmove=${drag?.touchMove ?? nothing}
  >
    ${look.face?.(card) ?? nothing}
  </button>`;
}

/** What is seen of a card, leaning as it does. */
export function cardBox(hand: HandArea, { x, y, angle, hit, lip }: HandSlot): Box {
  // Its ring ends above the ranks of raised cards; between those a finger still hits it.
  if (angle === 0) return { ...hit, h: hit.h - lip, reach: lip };
  const w = hit.w;
  const h = hand.card * cardRatio;
  const aside = (w - hand.card) / 2;
  const middle = { x: x + aside * Math.cos(angle), y: y + aside * Math.sin(angle) };
  return { x: middle.x - w / 2, y: middle.y - h / 2, w, h, angle };
}
