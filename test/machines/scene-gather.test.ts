/** Between two rounds every tile goes back to where the next deal comes from. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { layoutInTable } from '../../components/domino-table/areas.ts';
import { gathered } from '../../components/domino-table/gather.ts';
import type { LineTile } from '../../components/domino-table/layout.ts';
import { dominoScene } from '../../components/domino-table/scene.ts';
import type { Scene, Sprite } from '../../components/stage/scene.ts';
import { feltOf } from './line-checks.ts';

const areas = feltOf(800, 560, 2);
const scene = (tiles: readonly LineTile[], hand: readonly LineTile[], dealt: boolean): Scene => {
  const line = { line: tiles, anchor: 0 };
  return dominoScene({
    areas,
    line,
    layout: layoutInTable(line, areas),
    hand: hand.map((tile) => ({ tile, state: 'idle' })),
    others: [{ after: 1, count: 7 }],
    boneyard: 14,
    dealt,
  });
};
const sixFour = { a: 6, b: 4 };
const shown = scene([{ a: 6, b: 6 }, sixFour], [{ a: 1, b: 0 }], false);
const next = scene([], [sixFour, { a: 2, b: 0 }], true);

test('every tile shown lies face down on the pile that the next deal comes from', () => {
  const between = gathered(shown, next);
  assert.ok(between);
  const from = next.sprites.find(({ id }) => id === 'tile 2-0')?.from;
  assert.ok(from);
  for (const { id } of shown.sprites) {
    const sprite: Sprite | undefined = between.sprites.find((each) => each.id === id);
    assert.ok(sprite, id);
    assert.match(sprite.picture.key, /^back/);
    if (!id.startsWith('bone')) assert.deepEqual([sprite.x, sprite.y], [from.x, from.y]);
  }
});

test('a tile turns over on its way back, and again on its way to the next hand', () => {
  const between = gathered(shown, next)?.sprites.find(({ id }) => id === 'tile 6-4');
  const after = next.sprites.find(({ id }) => id === 'tile 6-4');
  assert.match(between?.turnedFrom?.key ?? '', /^tile/);
  assert.equal(after?.turnedFrom?.key, between?.picture.key);
});

test('the pile lies where it will lie', () => {
  const between = gathered(shown, next);
  const bones = ({ sprites }: Scene) =>
    sprites.flatMap(({ id, x, y }) => (id.startsWith('bone') ? [[id, x, y]] : []));
  assert.ok(between);
  assert.deepEqual(bones(between), bones(next));
});
