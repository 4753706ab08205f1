/** What every game's view has. All of it is the caller's own: what becomes of a view leaves the state alone. */
import type {
  CommonPosition,
  CommonView,
  LogEntry,
  MatchSoFar,
  RoundResult,
  Seat,
} from './game.ts';
import { ownResult, ownSoFar } from './own.ts';
import { formatHand, type Slot } from './slots.ts';

/** What of a state every view tells. */
interface Seen<Options> {
  readonly options: Options;
  readonly round: number;
  readonly soFar: MatchSoFar;
  readonly hands: readonly (readonly Slot[])[];
  readonly turn: Seat | null;
  readonly log: readonly LogEntry[];
  readonly result: RoundResult | null;
}

/** All that a seat (null = a spectator) sees, whatever the game. Once the round is over every view shows all hands. */
export function commonView<Options extends object>(
  { options, round, soFar, hands, turn, log, result }: Seen<Options>,
  me: Seat | null,
): CommonPosition & CommonView<Options> {
  return {
    options: { ...options },
    me,
    hands: hands.map((hand, seat) => formatHand(hand, result !== null || seat === me)),
    turn,
    round,
    log: log.map(({ seat, move }) => ({
      seat,
      move: move.startsWith('draw') && seat !== me ? 'draw' : move,
    })),
    result: result && ownResult(result),
    soFar: ownSoFar(soFar),
  };
}
