/**
 * Expert: weighs the solver's turns, and no turn at all, by what they keep against what they lose should another seat go
 * out next. A joker on the rack goes out with almost anything, so it is held back for that.
 */
import { type Chance, chanceFrom } from '../../chance.ts';
import type { Search } from '../../think.ts';
import type { RummyView } from '../model.ts';
import { isSet, readSet, type TileSet } from '../set.ts';
import { searchTurn, type Turn, type TurnStart, turnStart } from '../solver/best-turn.ts';
import { candidateTurns } from '../solver/candidates.ts';
import { countJokers } from '../solver/demand.ts';
import { type Scratch, scratch } from '../solver/scratch.ts';
import { difference, rackValue, type Tile } from '../tile.ts';
import { idle } from './idle.ts';
import { chanceText } from './sight.ts';
import { drawRack, type Rival, rivalsOf, unseenTiles } from './worlds.ts';

/** Racks that are drawn for each seat that may go out. */
const WORLDS = 12;
/** A rack of more tiles is hardly ever laid at once. */
const NEAR = 7;
/** In points: that the round goes on, each joker kept for it, and each tile still to be got rid of. */
const STILL_IN = 500;
const JOKER_KEPT = 500;
const TILE_LEFT = 8;
/** With the pool empty the round may end by passes: jokers then only cost. */
const RISK_AT_THE_END = 0.97;

interface Choice {
  readonly turn: Turn | null;
  readonly table: readonly TileSet[];
  readonly points: number;
  readonly kept: number;
}

/** `effort`: worlds that are drawn where the choice hangs on what others may do. */
export function* expert(view: RummyView, seed: string, effort = WORLDS): Search<string> {
  const start = turnStart(view);
  const memory = scratch();
  const turns = yield* candidateTurns(start, memory);
  const [most] = turns;
  if (!most) return idle(view);
  if (most.played.length === start.rack.length) return most.move;
  const choices = [...turns, null].map((turn) => choiceOf(start, turn));
  const chance = chanceFrom(chanceText(view, seed));
  const risks = yield* risksOf(choices, start, rivalsOf(view), chance, memory, effort);
  const least = view.stock ? 0 : RISK_AT_THE_END;
  const values = choices.map(({ points, kept }, i) => {
    const risk = Math.max(least, risks[i] ?? 0);
    return (1 - risk) * kept - risk * points;
  });
  const best = choices[values.indexOf(Math.max(...values))];
  return best?.turn?.move ?? idle(view);
}

/** For each choice the share of the worlds in which somebody goes out on the table that it leaves. */
function* risksOf(
  choices: readonly Choice[],
  start: TurnStart,
  rivals: readonly Rival[],
  chance: Chance,
  memory: Scratch,
  effort: number,
): Search<number[]> {
  const near = rivals.filter(({ known, hidden }) => known.length + hidden <= NEAR);
  const unseen = unseenTiles(start, rivals);
  const out = choices.map(() => 0);
  let worlds = 0;
  for (let late: boolean | undefined = near.length === 0; worlds < effort && !late; worlds++) {
    const racks: Tile[][] = [];
    for (const rival of near) {
      racks.push(yield* drawRack(rival, unseen, start, chance, memory));
      late = (yield) || late;
    }
    for (const [i, { table }] of choices.entries()) {
      for (const [at, { melded }] of near.entries()) {
        const rack = racks[at] ?? [];
        const turn = yield* searchTurn({ table, rack, melded }, { most: 'tiles' }, memory);
        if (turn?.played.length !== rack.length) continue;
        out[i] = (out[i] ?? 0) + 1;
        break;
      }
      late = (yield) || late;
    }
  }
  return out.map((times) => times / Math.max(1, worlds));
}

function choiceOf({ table, rack }: TurnStart, turn: Turn | null): Choice {
  const left = turn ? difference(rack, turn.played) : rack;
  const jokers = countJokers(left);
  return {
    turn,
    table: turn ? turn.table.map(readSet).filter(isSet) : table,
    points: rackValue(left),
    // Who lays nothing draws one more.
    kept: STILL_IN + jokers * JOKER_KEPT - (left.length - jokers + (turn ? 0 : 1)) * TILE_LEFT,
  };
}
