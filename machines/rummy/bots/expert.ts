/**
 * Expert: weighs the solver's turns, and no turn at all, by what they keep against what they lose should another seat go
 * out next. A joker on the rack goes out with almost anything, so it is held back for that.
 */
import { chanceFrom } from '../../chance.ts';
import type { Search } from '../../think.ts';
import type { RummyView } from '../model.ts';
import { isSet, readSet, type TileSet } from '../set.ts';
import { bestTurn, type Turn, type TurnStart, turnStart } from '../solver/best-turn.ts';
import { candidateTurns } from '../solver/candidates.ts';
import { countJokers } from '../solver/demand.ts';
import { scratch } from '../solver/scratch.ts';
import { difference, rackValue } from '../tile.ts';
import { idle } from './idle.ts';
import { chanceText } from './sight.ts';
import { drawRack, type Rival, rivalsOf, unseenTiles } from './worlds.ts';

/** Racks that are drawn for each seat that may go out. */
const WORLDS = 12;
/** A rack of more tiles is hardly ever laid at once. */
const NEAR = 7;
/** In points: a joker kept while the round goes on, and each tile still to be got rid of. */
const JOKER_KEPT = 250;
const TILE_LEFT = 8;
/** With the pool empty the round may end by passes: jokers then only cost. */
const RISK_AT_THE_END = 0.9;

interface Choice {
  readonly turn: Turn | null;
  readonly table: readonly TileSet[];
  readonly points: number;
  readonly kept: number;
}

export function* expert(view: RummyView, seed: string, effort = WORLDS): Search<string> {
  const start = turnStart(view);
  const memory = scratch();
  const turns = candidateTurns(start, memory);
  const [most] = turns;
  if (!most) return idle(view);
  if (most.played.length === start.rack.length) return most.move;
  if (countJokers(start.rack) === 0) return most.move;
  const choices = [...turns, null].map((turn) => choiceOf(start, turn));
  const rivals = rivalsOf(view).filter(({ known, hidden }) => known.length + hidden <= NEAR);
  const unseen = unseenTiles(start, rivals);
  const chance = chanceFrom(chanceText(view, seed));
  const out = choices.map(() => 0);
  let worlds = 0;
  let late: boolean | undefined = false;
  while (rivals.length > 0 && worlds < effort && !late) {
    const racks: [Rival, string[]][] = [];
    for (const rival of rivals) {
      racks.push([rival, drawRack(rival, unseen, start, chance, memory)]);
      late = (yield) || late;
    }
    for (const [i, { table }] of choices.entries()) {
      const goesOut = racks.some(([{ melded }, rack]) => {
        const turn = bestTurn({ table, rack, melded }, { most: 'tiles' }, memory);
        return turn?.played.length === rack.length;
      });
      if (goesOut) out[i] = (out[i] ?? 0) + 1;
      late = (yield) || late;
    }
    worlds += 1;
  }
  const least = view.stock ? 0 : RISK_AT_THE_END;
  const values = choices.map(({ points, kept }, i) => {
    const risk = Math.max(least, worlds > 0 ? (out[i] ?? 0) / worlds : 0);
    return (1 - risk) * kept - risk * points;
  });
  const best = choices[values.indexOf(Math.max(...values))];
  return best?.turn?.move ?? idle(view);
}

function choiceOf({ table, rack }: TurnStart, turn: Turn | null): Choice {
  const left = turn ? difference(rack, turn.played) : rack;
  const jokers = countJokers(left);
  return {
    turn,
    table: turn ? turn.table.map(readSet).filter(isSet) : table,
    points: rackValue(left),
    // Who lays nothing draws one more.
    kept: jokers * JOKER_KEPT - (left.length - jokers + (turn ? 0 : 1)) * TILE_LEFT,
  };
}
