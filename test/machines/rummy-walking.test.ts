/** Arrow keys through the places for a held tile: as they are seen, not as they are listed. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { dropRows } from '../../components/rummy-table/places.ts';
import { inRows, step, type Way } from '../../components/rummy-table/walking.ts';
import { freshDraft } from '../../machines/rummy/draft.ts';
import { moment } from './rummy-help.ts';

const draft = freshDraft(moment('R4 R5 R6, R10 B10 K10, K4 K5 K6, O1 O2 O3', 'R7 B1', true), 0);
/** Listed first, the runs of red and black stand below the others. */
const places = [
  { row: 1, x: 0 },
  { row: 0, x: 300 },
  { row: 1, x: 300 },
  { row: 0, x: 0 },
];
const stands = (set: number) => places[set] ?? null;
const rows = inRows(dropRows(draft, ['rack:0']), stands);

function walk(from: string, ...ways: Way[]): string[] {
  let aim = rows.flat().find(({ to }) => to === from) ?? null;
  return ways.map((way) => {
    aim = aim && step(rows, aim, way, stands);
    return aim?.to ?? '';
  });
}

test('up and down go to the nearest set of the next row', () => {
  assert.deepEqual(walk('3', 'down', 'up'), ['0', '3']);
  assert.deepEqual(walk('1', 'down', 'up'), ['2', '1']);
  assert.deepEqual(walk('0', 'down'), ['new']);
  assert.equal(rows.at(-1)?.[0]?.kind, 'rack');
});

test('sideways go from place to place as they stand, on into the next row', () => {
  const sets = rows.flat().flatMap(({ set }) => set ?? []);
  assert.deepEqual([...new Set(sets)], [3, 1, 0, 2]);
});

test('without places the sets stand one below the other', () => {
  const listed = inRows(dropRows(draft, ['rack:0']), () => null);
  assert.deepEqual(
    listed.slice(0, 4).map((row) => row[0]?.set),
    [0, 1, 2, 3],
  );
});
