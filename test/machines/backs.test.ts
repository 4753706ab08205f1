/** The catalogue of tile backs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawnLooks } from '../../components/domino-table/tile-backs/drawn.ts';
import {
  backIds,
  botBack,
  drawnBacks,
  houseBack,
  photographBacks,
  readBack,
} from '../../components/domino-table/tile-backs/ids.ts';
import {
  type BackLook,
  backPicture,
  houseLook,
} from '../../components/domino-table/tile-backs/look.ts';
import { standIns } from '../../components/domino-table/tile-backs/photographs.ts';
import { backs } from '../../components/locales/en/backs.ts';

const looks: readonly BackLook[] = [
  houseLook,
  ...Object.values(drawnLooks),
  ...Object.values(standIns),
];
const folder = new URL('../../components/domino-table/tile-backs/photographs/', import.meta.url);

test('the house mark comes first, then eight drawn backs or more, then four photographs', () => {
  assert.equal(backIds[0], houseBack);
  assert.ok(drawnBacks.length >= 9);
  assert.equal(photographBacks.length, 4);
  assert.equal(new Set<string>(backIds).size, backIds.length);
  assert.deepEqual(
    looks.map(({ key }) => key),
    [...backIds],
  );
});

test('every back has a name of its own', () => {
  const names = backIds.map((id) => backs.names[id]);
  assert.equal(new Set<string>(names).size, backIds.length);
});

test('a value that is no back falls back to the house mark and is told', () => {
  const told: string[] = [];
  const tell = (accepted: string) => told.push(accepted);
  assert.equal(readBack(undefined, tell), houseBack);
  assert.equal(readBack('', tell), houseBack);
  assert.equal(readBack('knot', tell), 'knot');
  assert.deepEqual(told, []);
  assert.equal(readBack('Knot', tell), houseBack);
  assert.equal(told[0], backIds.join(', '));
});

test('each bot wears another back than the person and than the other bots, match after match', () => {
  for (const worn of backIds) {
    const bots = [0, 1, 2, 3].map((seat) => botBack(seat, worn));
    assert.equal(new Set([worn, ...bots]).size, 5, worn);
    assert.deepEqual(
      bots,
      [0, 1, 2, 3].map((seat) => botBack(seat, worn)),
    );
    assert.ok(!bots.includes(houseBack));
  }
});

test('a back is drawn within its tile, whichever way the tile lies', () => {
  for (const look of looks) {
    const keys = new Set<string>();
    for (const turn of [0, 1, 2, 3] as const) {
      const { key, strokes } = backPicture(look, turn);
      keys.add(key);
      for (const stroke of strokes) {
        if (stroke.do === 'path') continue;
        const box =
          stroke.do === 'disc'
            ? [stroke.x - stroke.r, stroke.y - stroke.r, stroke.x + stroke.r, stroke.y + stroke.r]
            : stroke.do === 'rule'
              ? [stroke.x1, stroke.y1, stroke.x2, stroke.y2]
              : [stroke.x, stroke.y, stroke.x + stroke.w, stroke.y + stroke.h];
        const [left = 0, top = 0, right = 0, bottom = 0] = box;
        assert.ok(left >= -50 && right <= 50 && top >= -100 && bottom <= 100, `${key} ${box}`);
      }
    }
    assert.equal(keys.size, 4);
  }
});

test('no path has a gradient: canvas and SVG would draw it differently', () => {
  for (const { key, strokes } of looks) {
    for (const stroke of strokes) {
      if (stroke.do !== 'path' || typeof stroke.fill !== 'object') continue;
      assert.ok(!('from' in stroke.fill), key);
    }
  }
});

test('a photograph weighs at most 14 KB, and its origin is told beside it', () => {
  const provenance = readFileSync(new URL('PROVENANCE.md', folder), 'utf8');
  for (const id of photographBacks) {
    const { length } = readFileSync(new URL(`${id}.webp`, folder));
    assert.ok(length > 1000 && length <= 14 * 1024, `${id}: ${length}`);
    assert.match(provenance, new RegExp(`\`${id}\\.webp\` \\| \\S+ \\d`));
  }
});
