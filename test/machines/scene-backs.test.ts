import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feltAreas, layoutInTable } from '../../components/domino-table/areas.ts';
import { dominoScene } from '../../components/domino-table/scene.ts';
import { botLooks } from '../../components/domino-table/tile-backs/bot-looks.ts';
import { blankLook } from '../../components/domino-table/tile-backs/look.ts';

test('each hand wears its own back, the boneyard always the house mark', () => {
  const areas = feltAreas(800, 500, 3);
  const line = { line: [], anchor: 0 };
  const looks = [blankLook, botLooks.orbit, botLooks.leaf];
  const { sprites } = dominoScene({
    areas,
    line,
    layout: layoutInTable(line, areas),
    hand: [{ tile: { a: 6, b: 4 }, state: 'idle' }],
    others: [
      { after: 1, count: 5 },
      { after: 2, count: 5 },
    ],
    boneyard: 13,
    back: (after) => looks[after] ?? blankLook,
    dealt: true,
  });
  const backs = (id: RegExp) =>
    new Set(
      sprites
        .filter((sprite) => id.test(sprite.id))
        .map(({ picture }) => picture.key.split(' ')[1]),
    );
  assert.deepEqual([...backs(/^bone/)], ['moon']);
  assert.deepEqual([...backs(/^other 1/)], ['orbit']);
  assert.deepEqual([...backs(/^other 2/)], ['leaf']);
  // One's own tiles fly face down, in one's own back, and turn over.
  const own = sprites.find(({ id }) => id === 'tile 6-4');
  assert.equal(own?.turnedFrom?.key, 'back blank 1');
});
