/** Dragging tiles of the rack or the table: one, or all that are held. Ends in the same moves as tapping. */
import type { ReactiveControllerHost } from 'lit';
import type { DragNeeds, Point } from '../felt/drag-controller.ts';
import type { Choosing, ChoosingNeeds } from './choosing.ts';

export function dragging(
  choosing: Choosing,
  needs: ChoosingNeeds,
  host: ReactiveControllerHost,
): DragNeeds {
  const { picking } = choosing;
  /** How a tile is lifted: said once. */
  let told = false;
  const onRack = (id: string) => needs.lying().find((each) => each.id === id)?.set === null;
  const letGo = (ids: readonly string[]) => {
    picking.drop();
    choosing.over = null;
    needs.render();
    // The picture lets go once it shows where the tiles lie now.
    void host.updateComplete.then(() => {
      for (const id of ids) needs.drag(id, null);
    });
  };
  /** The dragged tile is under the pointer, the others of the hand beside it. */
  const carry = (id: string, { x, y }: Point) => {
    const pitch = needs.pitch();
    const own = picking.ids.indexOf(id);
    for (const [i, other] of picking.ids.entries()) {
      needs.drag(other, { x: x + (i - own) * pitch, y });
    }
  };
  /** On the table the tile aims, as it is seen; over the rack the finger. */
  const zoneOf = (at: Point, finger: Point): string | null =>
    needs.onTray(finger) ? needs.zoneAt(finger, choosing.held) : needs.zoneAt(at, choosing.held);
  return {
    felt: () => needs.find('.tabletop'),
    may: (id) => (onRack(id) ? needs.draft() !== null : choosing.lays),
    takes: (id, { x, y }) => {
      const along = Math.abs(x) > Math.abs(y);
      // Up or down is the table's scroll, or the page's: that way a tile is dragged that is picked up or lifted already.
      return along || picking.ids.includes(id) || (onRack(id) && y < 0);
    },
    liftedChanged: needs.render,
    slipped: (id) => {
      if (told || onRack(id)) return;
      told = true;
      needs.tell(({ words }) => ({ text: words.restToLift, tone: 'plain' }));
    },
    started: (id) => {
      needs.acts();
      if (picking.ids.includes(id)) picking.aim = null;
      else picking.pick([id]);
      needs.render();
    },
    above: ({ height }) => height / 2 + 14,
    moved: (id, at, finger) => {
      needs.acts();
      carry(id, at);
      const over = zoneOf(at, finger);
      if (over !== choosing.over) choosing.hover(over);
    },
    dropped: (_, at, finger) => {
      needs.acts();
      const { ids } = picking;
      const over = zoneOf(at, finger);
      if (over !== null) choosing.drop(over);
      letGo(ids);
    },
    cancelled: () => letGo(picking.ids),
  };
}
