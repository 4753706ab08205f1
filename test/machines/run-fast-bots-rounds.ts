/** Rounds of Run Fast played at random through the real rules, for the bots' tests. */

import type { RunFastState, RunFastView } from '../../machines/index.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { generator, shuffle } from '../../machines/seed.ts';
import { chancesOf } from './rummy-help.ts';
import { four, game, playRound } from './run-fast-help.ts';

/** A deal in which some ranks lie together, so that triples, airplanes and bombs come up often. */
function clotted(seed: string): { hands: string[] } {
  const next = generator(`clotted ${seed}`);
  const ranks = shuffle([...'3456789XJQKA'], next).map((rank) => rank.replace('X', '10'));
  const together = ranks
    .slice(0, 7)
    .flatMap((rank) => CARDS.filter((card) => card.slice(0, -1) === rank));
  const rest = shuffle(
    CARDS.filter((card) => !together.includes(card)),
    next,
  );
  const cards = [...together, ...rest];
  const hands = ['', '', ''].map((_, seat) => {
    const own = [
      ...cards.slice(seat * 8, seat * 8 + 8),
      ...cards.slice(24 + seat * 8, 32 + seat * 8),
    ];
    return own.join(' ');
  });
  return { hands };
}

/** A round's states in order; every second one of a clotted deal. */
export function randomRound(seed: string | number): RunFastState[] {
  const clot = generator(`round ${seed}`)() % 2 === 1;
  const start = game.deal(four, clot ? clotted(`${seed}`) : { seed: `${seed}` });
  return [start, ...playRound(start, chancesOf(`moves ${seed}`)).map(({ after }) => after)];
}

/** Every state in which a seat is to move, of so many rounds. */
export function* running(name: string, rounds: number): Generator<RunFastState> {
  for (let i = 0; i < rounds; i += 1) {
    for (const state of randomRound(`${name} ${i}`)) if (game.seat(state) !== null) yield state;
  }
}

/** The view of the seat to move. */
export function moverView(state: RunFastState): RunFastView {
  return game.view(state, game.seat(state));
}
