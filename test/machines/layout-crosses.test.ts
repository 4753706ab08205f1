/** Crosses laid as Fives plays them: rounds from the real engine, its open ends against the spots. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldOf } from '../../components/domino-table/areas.ts';
import { type Layout, type LineOfPlay, layoutLine } from '../../components/domino-table/layout.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { check, dice, feltOf, still } from './line-checks.ts';

const rounds = Math.round(80 * Number(process.env.SOAK ?? 1));
const fields = [
  [280, 420],
  [390, 700],
  [800, 500],
  [1600, 800],
  [320, 900],
].map(([width = 0, height = 0]) => ({
  name: `${width}×${height}`,
  field: fieldOf(feltOf(width, height, 2)),
}));

const arms = ['L', 'R', 'U', 'D'];

interface Moment {
  readonly line: LineOfPlay;
  /** Arms that a move may name now. */
  readonly open: ReadonlySet<string>;
}

const tilesOf = (text: string | undefined) =>
  (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ a: Number(word[0]), b: Number(word[2]) }));

/** A random round, sent mostly to one arm or two in most cases. */
function* play(seed: number): Generator<Moment> {
  const roll = dice(seed * 7919 + 3);
  const options = dominoes.options({ rules: 'fives', handSize: seed % 2 === 0 ? 7 : 9 });
  const favoured = [/./, /@R/, /@[UD]/, /@[UR]/, /@[LD]/][seed % 5] ?? /./;
  let state = dominoes.deal(options, { seed: `cross ${seed}` });
  let anchor = 0;
  for (;;) {
    const moves = dominoes.moves(state);
    const liked = moves.filter((move) => favoured.test(move));
    const among = liked.length > 0 ? liked : moves;
    const move = among[roll(among.length)];
    if (dominoes.seat(state) === null || move === undefined) return;
    state = dominoes.play(state, move);
    if (move === 'draw' || move === 'pass') continue;
    if (move.endsWith('@L')) anchor += 1;
    const { line, up, down, spinner } = dominoes.view(state, null);
    yield {
      line: {
        line: tilesOf(line),
        up: tilesOf(up),
        down: tilesOf(down),
        anchor,
        ...(spinner === undefined ? {} : { spinner }),
      },
      open: new Set(
        dominoes.moves(state).flatMap((next) => (next.includes('@') ? [next.slice(-1)] : [])),
      ),
    };
  }
}

for (const { name, field } of fields) {
  test(`FIVE-4 FIVE-5 ${name}: four arms lie whole and apart, every open end has its spot`, () => {
    let crosses = 0;
    let moved = 0;
    let moves = 0;
    for (let n = 0; n < rounds; n += 1) {
      let before: { layout: Layout; line: LineOfPlay } | undefined;
      for (const { line, open } of play(n)) {
        const layout = check(line, field, before?.layout);
        const spots = new Set<string>(layout.spots.map(({ arm }) => arm));
        for (const arm of arms) assert.ok(!open.has(arm) || spots.has(arm), `${arm} has no spot`);
        const s = line.spinner;
        const crossed = s !== undefined && s > 0 && s < line.line.length - 1;
        assert.equal(
          spots.has('U') && spots.has('D'),
          crossed,
          'up and down open too early or late',
        );
        if (crossed) crosses += 1;
        if (before?.line.spinner !== undefined) {
          moves += 1;
          if (!still(before, layout, line)) moved += 1;
        }
        before = { layout, line };
      }
    }
    assert.ok(crosses > rounds);
    assert.ok(moved / moves < 0.32, `laid anew in ${moved} of ${moves} moves`);
  });
}

test('a cross is drawn as large whichever move came first', () => {
  for (const { field } of fields) {
    for (let n = 0; n < 10; n += 1) {
      const last = [...play(n)].at(-1);
      if (!last) continue;
      const whole = check(last.line, field);
      assert.ok(whole.tile >= (field.width < 300 ? 24 : 36), `tiles of ${whole.tile} px`);
      assert.deepEqual(layoutLine(last.line, field), whole);
    }
  }
});
