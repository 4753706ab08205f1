/** A pointer on the hand: along the fan it sweeps over cards, up from it it carries the chosen ones. Comes with the canvas. */
import type { Card } from '../../machines/run-fast/card.ts';
import type { DragNeeds, Point } from '../felt/drag-controller.ts';
import type { Choosing, ChoosingNeeds } from './choosing.ts';
import { cardsBetween, rowAt } from './hand-area.ts';

interface Sweep {
  /** Whether it picks what it passes, or puts it down. */
  readonly picks: boolean;
  /** The row that it goes along. */
  row: number;
  /** How far it has come; null at first. */
  last: number | null;
}

/** Between cards that are carried together, in card widths. */
const apart = 0.34;

/** Sideways-up is up: nobody sweeps that steeply. */
const isUp = ({ x, y }: Point): boolean => y < 0 && -y > Math.abs(x) * 0.6;

export function handDrag(
  host: { readonly updateComplete: Promise<boolean> },
  needs: ChoosingNeeds,
  choosing: Choosing,
): DragNeeds {
  /** null while cards are carried. */
  let sweep: Sweep | null = null;
  /** What was chosen before. */
  let before: ReadonlySet<Card> = new Set();

  const slotOf = (card: Card) => needs.slots()[choosing.hand.indexOf(card)];
  const passOver = (from: number, to: number, { picks, row }: Sweep) => {
    const { hand } = choosing;
    const passed = cardsBetween(needs.slots(), row, from, to).flatMap((at) => hand[at] ?? []);
    const next = new Set(choosing.picked);
    for (const card of passed) {
      if (picks) next.add(card);
      else next.delete(card);
    }
    const same = next.size === choosing.picked.size;
    if (!same) choosing.take(next);
  };
  const letGo = (cards: Iterable<Card>) => {
    choosing.carries = false;
    needs.render();
    // The picture lets go once it shows where the cards lie now.
    void host.updateComplete.then(() => {
      for (const card of cards) needs.drag(card, null);
    });
  };
  return {
    felt: () => needs.find('.tabletop'),
    may: (card) => choosing.hand.includes(card),
    // Up from a card that isn't chosen a finger scrolls the page.
    takes: (card, moved) =>
      isUp(moved) ? choosing.picked.has(card) : Math.abs(moved.x) > Math.abs(moved.y),
    started: (card, moved) => {
      needs.acts();
      before = choosing.picked;
      const carries = isUp(moved);
      const row = slotOf(card)?.row ?? 0;
      sweep = carries ? null : { picks: !before.has(card), row, last: null };
      choosing.roving.focused(card);
      choosing.carries = carries;
      if (carries) choosing.take([...before, card]);
      else if (before.has(card)) choosing.take([...before].filter((each) => each !== card));
      else choosing.take([...before, card]);
    },
    moved: (card, at, finger) => {
      if (!sweep) return carry(card, at);
      const hit = slotOf(card)?.hit;
      const row = rowAt(needs.slots(), sweep.row, finger.y);
      // A thumb's arc stays in its row; beside the hand it passes nothing.
      if (row !== sweep.row || needs.isFelt(finger)) sweep.last = finger.x;
      sweep.row = row;
      if (needs.isFelt(finger)) return;
      passOver(sweep.last ?? (hit ? hit.x + hit.w / 2 : finger.x), finger.x, sweep);
      sweep.last = finger.x;
    },
    dropped: (_, at) => {
      if (sweep) return choosing.name();
      const carried = choosing.picked;
      if (needs.isFelt(at)) choosing.play();
      else choosing.take(before);
      letGo(carried);
    },
    cancelled: () => {
      const carried = sweep ? [] : choosing.picked;
      choosing.take(before);
      letGo(carried);
    },
  };

  /** The card under the pointer, the others beside it in their order. */
  function carry(card: Card, { x, y }: Point): void {
    const cards = choosing.hand.filter((each) => choosing.picked.has(each));
    const own = cards.indexOf(card);
    for (const [i, other] of cards.entries()) {
      needs.drag(other, { x: x + (i - own) * apart * needs.cardWidth(), y });
    }
  }
}
