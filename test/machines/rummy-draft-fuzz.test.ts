/** Whatever a person does with the tiles, at whatever moment: none is lost, none is there twice. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import type { SavedMatch } from '../../machines/game.ts';
import { toSaved } from '../../machines/index.ts';
import type { MatchEmitted, MatchEvent } from '../../machines/match-events.ts';
import { replayGame } from '../../machines/replay.ts';
import { readWritten } from '../../machines/rummy/draft-text.ts';
import { judge } from '../../machines/rummy/judge.ts';
import type { rummyMachine } from '../../machines/rummy/machine.ts';
import { calm } from './chart-table.ts';
import { chancesOf, game } from './rummy-help.ts';
import { type Input, inputOf, playing, recordOf } from './rummy-table.ts';
import { someTurn } from './rummy-turns.ts';
import { runs } from './runs.ts';

type Actor = ReturnType<typeof createActor<typeof rummyMachine>>;

type Step =
  /** Tiles are picked up, from one or two places, and dropped; the numbers choose among what is there. */
  | { pick: number; from: number; length: number; second: number; drop: number; at: number }
  | { tiles: string[]; to: string }
  | { event: MatchEvent }
  /** A whole legal turn is shown, if there is one. */
  | { show: string }
  | { draw: true }
  | { reload: true }
  | { wait: number };

const place = fc.constantFrom(
  'rack',
  'rack:0',
  'rack:9',
  '0',
  '0:1',
  '1/2',
  '0:0-2',
  'new',
  '',
  '9',
  '💥',
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      pick: fc.nat(),
      from: fc.nat(),
      length: fc.nat(4),
      second: fc.nat(),
      drop: fc.nat(),
      at: fc.nat(),
    }),
  },
  fc.record({ tiles: fc.array(place, { maxLength: 2 }), to: place }),
  {
    weight: 6,
    arbitrary: fc.record({
      event: fc.constantFrom<MatchEvent>(
        { type: 'UNDO' },
        { type: 'UNDO' },
        { type: 'REDO' },
        { type: 'RESET' },
        { type: 'SORT', by: 'colour' },
        { type: 'SORT', by: 'number' },
        { type: 'SUBMIT' },
        { type: 'SUBMIT' },
        { type: 'RESUME', seat: 0 },
        { type: 'HOLD' },
        { type: 'GO' },
        { type: 'NEXT' },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ show: fc.string() }) },
  { weight: 2, arbitrary: fc.record({ draw: fc.constant(true as const) }) },
  { weight: 2, arbitrary: fc.record({ reload: fc.constant(true as const) }) },
  { weight: 8, arbitrary: fc.record({ wait: fc.constantFrom(0, 700, 700, 700, 61_000) }) },
);

const steps = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: step.map((one) => [one]) },
      fc.string().map((show): Step[] => [{ show }, { event: { type: 'SUBMIT' } }]),
    ),
    { minLength: 40, maxLength: 200, size: 'max' },
  )
  .map((lists) => lists.flat());

/** The event of a step for the draft as it is. */
function eventOf(step: Step, { context }: ReturnType<Actor['getSnapshot']>): MatchEvent | null {
  const { draft, state } = context;
  if ('event' in step) return step.event;
  if ('tiles' in step) return { type: 'MOVE', ...step };
  if ('draw' in step) return { type: 'PLAY', seat: state?.turn ?? 0, move: 'draw' };
  if ('show' in step) {
    const turn = state?.turn === 0 ? someTurn(state, chancesOf(step.show)) : null;
    return turn === null ? null : { type: 'ARRANGE', table: turn.slice('play '.length) };
  }
  if (!('pick' in step) || !draft) return null;
  const lists = [
    ...draft.table.map((set, at) => [String(at), set.length] as const),
    ['rack', draft.rack.length] as const,
  ];
  // The rack is what is picked from most.
  const list = (chosen: number) =>
    lists[chosen % 3 === 0 ? chosen % lists.length : lists.length - 1] ?? (['rack', 0] as const);
  const [name, count] = list(step.pick);
  const first = step.from % Math.max(1, count);
  const last = Math.min(first + step.length, Math.max(0, count - 1));
  const tiles = [last > first ? `${name}:${first}-${last}` : `${name}:${first}`];
  const [other, more] = list(step.second);
  if (step.second % 2 === 0 && other !== name)
    tiles.push(`${other}:${step.second % Math.max(1, more)}`);
  const [to, room] = lists[step.drop % lists.length] ?? (['rack', 0] as const);
  const at = step.at % (room + 1);
  const split = to === 'rack' ? ':' : '/';
  const targets = [to, `${to}:${at}`, `${to}${split}${at}`, 'new', 'rack'];
  return { type: 'MOVE', tiles, to: targets[step.at % targets.length] ?? 'new' };
}

/** Whether the person may submit the draft as it is. */
function isPlayable({ context: { state, draft } }: ReturnType<Actor['getSnapshot']>): boolean {
  return !!state && !!draft && judge(game.view(state, 0), draft).refusal === null;
}

/** The table that a step back, on or to the start leads to; null for other events. */
function tableAfter(
  event: MatchEvent | null,
  { context: { draft } }: ReturnType<Actor['getSnapshot']>,
) {
  if (!draft) return null;
  if (event?.type === 'RESET') return draft.before;
  if (event?.type === 'UNDO') return readWritten(draft.undo.at(-1))?.table ?? draft.table;
  if (event?.type === 'REDO') return readWritten(draft.redo.at(-1))?.table ?? draft.table;
  return null;
}

const sorted = (tiles: readonly string[]) => tiles.toSorted().join(' ');

/** The draft holds the tiles of the table and of the seat's hand, at each of its steps. */
function checkWhole({ context }: ReturnType<Actor['getSnapshot']>): void {
  const { state, draft } = context;
  if (!state) return;
  assert.ok(draft, 'somebody sits there');
  const laid = state.table.flatMap(({ tiles }) => tiles);
  const all = sorted([...laid, ...(state.hands[0] ?? [])]);
  const own = state.turn === 0;
  assert.deepEqual(
    draft.before,
    state.table.map(({ tiles }) => tiles),
  );
  if (!own) assert.deepEqual([draft.table, draft.undo, draft.redo], [draft.before, [], []]);
  for (const moment of [draft, ...[...draft.undo, ...draft.redo].map(readWritten)]) {
    assert.ok(moment);
    assert.equal(sorted([...moment.table.flat(), ...moment.rack]), all);
    const there = moment.table.flat();
    for (const tile of new Set(laid)) {
      const count = (tiles: readonly string[]) => tiles.filter((each) => each === tile).length;
      assert.ok(count(there) >= count(laid), `${tile} stays on the table`);
    }
    assert.ok(moment.table.every(({ length }) => length > 0));
  }
}

/** What a page stores and goes on with. */
function reloaded(left: ReturnType<Actor['getSnapshot']>) {
  const saved: SavedMatch = JSON.parse(JSON.stringify(toSaved(left)));
  return { ...inputOf('hb'), saved, pace: left.context.pace };
}

test('any arranging in any order, left and resumed anywhere: the draft holds the tiles of the turn', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  let submitted = 0;
  let refused = 0;
  let stepped = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('hb', 'hbb', 'hh'),
      fc.string(),
      fc.constantFrom(0, 60),
      fc.constantFrom(0, 700),
      fc.constantFrom(0, 24),
      steps,
      async (kinds, seed, seconds, pace, drawn, steps) => {
        const machine = playing(chancesOf(seed));
        const told: MatchEmitted[] = [];
        const begin = (input: Input) => {
          const clock = new SimulatedClock();
          const actor = createActor(machine, { input, clock });
          actor.on('*', (event) => told.push(event));
          actor.start();
          return { actor, clock };
        };
        const input = inputOf(kinds, { clock: seconds, rounds: 3 }, { seed, pace });
        const moves = Array<string>(drawn).fill('draw');
        // Racks that hold something to play.
        const later = recordOf(input.options, { seed, moves });
        let match = begin(drawn > 0 ? { ...input, record: later } : input);
        for (const one of steps) {
          const { actor, clock } = match;
          const before = actor.getSnapshot();
          const event = eventOf(one, before);
          told.length = 0;
          if ('wait' in one) {
            t.mock.timers.tick(one.wait);
            clock.increment(one.wait);
          } else if ('reload' in one) {
            actor.stop();
            match = begin(reloaded(before));
            const { draft } = match.actor.getSnapshot().context;
            // A seat on auto-play draws as soon as it goes on.
            const drew = told.some(({ type }) => type === 'moved');
            // What the last move brought back is news, and isn't kept.
            const kept = before.context.draft && { ...before.context.draft, back: [] };
            if (!drew) assert.deepEqual(draft, kept, 'nothing is lost');
          } else if (event) actor.send(event);
          const made = told.some((each) => each.type === 'moved' && each.by === 'person');
          if (event?.type === 'ARRANGE') assert.deepEqual(told, [], 'a legal turn can be shown');
          const wanted = tableAfter(event, before);
          if (wanted && !told.some(({ type }) => type === 'refused')) {
            const { draft } = actor.getSnapshot().context;
            assert.deepEqual(draft?.table, wanted, `${event?.type} leads there`);
            stepped += 1;
          }
          if (event?.type === 'SUBMIT') {
            assert.equal(made, isPlayable(before), 'what is judged is what is checked');
            if (made) submitted += 1;
            else refused += 1;
          }
          await calm();
          assert.equal(match.actor.getSnapshot().status, 'active');
          checkWhole(match.actor.getSnapshot());
        }
        match.actor.stop();
        const { record, state, scores } = match.actor.getSnapshot().context;
        const outcome = replayGame(game, record);
        assert.deepEqual(outcome.scores, scores);
        if (outcome.next) assert.deepEqual(outcome.next.state, state);
      },
    ),
    { numRuns: runs(80) },
  );
  t.diagnostic(`${submitted} submissions taken, ${refused} refused`);
  assert.ok(submitted > 20 && refused > 20 && stepped > 100, `${stepped} steps`);
});
