/** What is said of tiles in hand: what they would make, what they made. Pure. */
import type { Draft } from '../../machines/match-events.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import type { Told } from '../table/table-message.ts';
import type { DropPlace } from './places.ts';
import { faultSaid, setSaid } from './said.ts';
import type { ToldWords } from './telling.ts';

/** What is picked up. */
export function picked(words: ToldWords, tiles: readonly Tile[]): Told {
  if (tiles.length === 0) return { text: words.nothingHeld, tone: 'plain' };
  return {
    text: words.picked({ tiles }),
    tone: 'prompt',
    spoken: words.pickedSpoken({ tiles }),
  };
}

/** Where the tiles in hand would go: what would lie there. */
export function aimed(words: ToldWords, draft: Draft, place: DropPlace): Told {
  const becomes = setSaid(place.becomes);
  const fault = faultSaid(place.becomes);
  const text = (): string => {
    if (place.kind === 'rack') {
      const tile = place.at === null ? undefined : draft.rack[place.at];
      if (place.at === null) return words.placeRackEnd;
      return tile === undefined ? words.placeRackEnd : words.placeRackBefore({ tile });
    }
    if (place.kind === 'new') return words.placeNew({ becomes, fault });
    const tiles = draft.table[place.set ?? -1] ?? [];
    const set = setSaid(tiles);
    if (place.kind === 'set') return words.placeInto({ set, becomes, fault });
    const rest = setSaid(tiles.slice(0, place.at ?? 0));
    return words.placeSplit({ set, becomes, fault, rest });
  };
  const spoken = text();
  if (place.kind === 'rack') return { text: spoken, tone: 'plain' };
  if (place.touches) return barred(words, place.touches);
  return { text: words.becomes({ becomes, fault }), tone: fault ? 'plain' : 'prompt', spoken };
}

/** What was just laid, and what that makes. */
export function laid(
  words: ToldWords,
  draft: Draft,
  place: DropPlace,
  tiles: readonly Tile[],
  fromRack: boolean,
): Told {
  if (place.kind === 'rack') {
    return {
      text: fromRack ? words.movedInRack({ tiles }) : words.laidBack({ tiles }),
      tone: 'plain',
    };
  }
  if (place.touches) return barred(words, place.touches);
  const now = setSaid(place.becomes);
  const fault = faultSaid(place.becomes);
  const leaves = place.leaves.map(setSaid);
  const text = words.nowLies({ now, fault });
  const set = place.set === null ? null : setSaid(draft.table[place.set] ?? []);
  const spoken = set ? words.laidInto({ tiles, set, now, fault }) : words.laidNew({ now, fault });
  return {
    text,
    tone: 'plain',
    spoken: leaves.length > 0 ? words.laidLeaving({ laid: spoken, leaves }) : spoken,
  };
}

/** RUM-10, where it bites. */
function barred(words: ToldWords, tiles: readonly Tile[]): Told {
  const text = words.whyTableTouched({ set: setSaid(tiles) });
  return { text, tone: 'refusal', rule: 'RUM-10' };
}
