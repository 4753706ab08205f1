/** What a rummy table shows, and that it can be told apart without hue. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { inColours } from '../../components/felt/dyeing.ts';
import { feltAreas } from '../../components/rummy-table/areas.ts';
import { gathered } from '../../components/rummy-table/gather.ts';
import { layTable } from '../../components/rummy-table/layout.ts';
import { brightInks, inks, mark } from '../../components/rummy-table/marks.ts';
import { named } from '../../components/rummy-table/names.ts';
import { type RummySceneInput, rummyScene } from '../../components/rummy-table/scene.ts';
import { palette, tilePicture } from '../../components/rummy-table/tile-picture.ts';
import { standsOf } from '../../machines/rummy/set.ts';
import { TILES } from '../../machines/rummy/tile.ts';
import { contrast, difference, seenAs } from './colours.ts';

const lists = ['R4 R5 J', 'R7 B7 K7'].map((set) => set.split(' '));
const rack = 'R1 B2 K3'.split(' ');
const areas = feltAreas(752, 560, 3, { rack: 3, most: 14 });
const names = named({ table: lists, rack }, null);

const input: RummySceneInput = {
  areas,
  layout: layTable(names.table, areas.table),
  sets: names.table.map((tiles) => ({ tiles })),
  rack: names.rack.map((name) => ({ name, state: 'idle' })),
  others: [
    { after: 1, count: 14 },
    { after: 2, count: 9 },
  ],
  pool: 50,
};

const sprite = (more: Partial<RummySceneInput>, id: string) =>
  rummyScene({ ...input, ...more }).sprites.find((each) => each.id === id);

test('every tile that is known is one sprite by its name', () => {
  const ids = rummyScene(input).sprites.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const name of [...names.table.flat(), ...names.rack])
    assert.ok(ids.includes(`tile ${name}`));
});

test('RUM-7 a joker on the table shows what it stands for, in a group each colour it may be', () => {
  assert.deepEqual(standsOf(['R4', 'R5', 'J']), [[], [], ['R6']]);
  assert.deepEqual(standsOf(['J', 'J', 'R13']), [['R11'], ['R12'], []]);
  assert.deepEqual(standsOf(['R7', 'B7', 'J']), [[], [], ['K7', 'O7']]);
  assert.match(sprite({}, 'tile J.1')?.picture.key ?? '', /R6/);
});

test('a joker in what is no set, or not as it lies, stands for nothing', () => {
  assert.deepEqual(standsOf(['R4', 'J']), [[], []]);
  assert.deepEqual(standsOf(['R12', 'R13', 'J']), [[], [], []]);
});

test('what another seat lays flies from its rack and turns over, one tile after another', () => {
  const laid = { names: new Set(names.table[1]), after: 2 };
  const tiles = (names.table[1] ?? []).map((name) => sprite({ laid }, `tile ${name}`));
  const right = areas.others[1]?.rack;
  assert.ok(right);
  for (const tile of tiles) {
    assert.ok(tile?.from && tile.from.x >= right.x && tile.from.x <= right.x + right.w);
    assert.match(tile.turnedFrom?.key ?? '', /^back/);
  }
  const delays = tiles.map((tile) => tile?.delay ?? 0);
  assert.deepEqual(
    delays,
    delays.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(delays).size, delays.length);
  assert.equal(sprite({ laid }, 'tile R4.1')?.from, undefined);
});

test("one's own tiles come from one's own rack and show their face", () => {
  const laid = { names: new Set(names.table[1]), after: 0 };
  const tile = sprite({ laid }, `tile ${names.table[1]?.[0]}`);
  assert.ok((tile?.from?.y ?? 0) > areas.rack.y);
  assert.equal(tile?.turnedFrom, undefined);
});

test('a deal leaves the pool tile by tile, one seat after another', () => {
  const { sprites } = rummyScene({ ...input, dealt: true });
  const top = sprites.filter(({ id }) => id.startsWith('pool')).at(-1);
  const own = sprites.filter(({ id }) => names.rack.some((name) => id === `tile ${name}`));
  assert.deepEqual(
    own.map(({ from }) => [from?.x, from?.y]),
    own.map(() => [top?.x, top?.y]),
  );
  const delays = own.map(({ delay = 0 }) => delay);
  assert.ok(delays.every((delay, i) => i === 0 || delay > (delays[i - 1] ?? 0)));
});

test('between two rounds all that lies there goes face down to the pool', () => {
  const shown = rummyScene({ ...input, sets: input.sets.map((set) => ({ ...set, fault: true })) });
  const next = rummyScene({ ...input, layout: layTable([], areas.table), sets: [], dealt: true });
  const between = gathered(shown, next);
  const top = next.sprites.filter(({ id }) => id.startsWith('pool')).at(-1);
  assert.ok(between && top);
  for (const { id, picture, x, y } of between.sprites) {
    assert.match(picture.key, /^back/, id);
    assert.ok(Math.hypot(x - top.x, y - top.y) < 16, id);
  }
});

test('after the round every rack is face up', () => {
  const shown = ['R1', 'K13', 'J'];
  const { sprites } = rummyScene({ ...input, others: [{ after: 1, count: 3, shown }] });
  const keys = sprites.filter(({ id }) => id.startsWith('other 1')).map((each) => each.picture.key);
  assert.deepEqual(
    keys,
    shown.map((tile) => tilePicture(tile).key),
  );
});

test('a seat that is watched lays from hidden tiles at the bottom', () => {
  const laid = { names: new Set(names.table[0]), after: 0 };
  const hidden = { rack: [{ name: null, state: 'idle' }] } as const;
  const tile = sprite({ ...hidden, laid }, 'tile R4.1');
  assert.match(tile?.turnedFrom?.key ?? '', /^back/);
});

test('what is scrolled out of the table fades and is gone, and nothing else moves', () => {
  const whole = rummyScene(input).sprites.find(({ id }) => id === 'tile R4.1');
  const first = input.layout.sets[0];
  assert.ok(first && whole);
  const scrollY = first.y - areas.table.y + first.h / 2;
  const half = sprite({ scrollY }, 'tile R4.1');
  assert.ok(half?.alpha !== undefined && half.alpha > 0 && half.alpha < 1);
  assert.equal(half.y, whole.y - scrollY);
  assert.equal(sprite({ scrollY: scrollY + first.h }, 'tile R4.1'), undefined);
  assert.deepEqual(sprite({ scrollY }, 'tile R1.1'), sprite({}, 'tile R1.1'));
});

test('tiles make way on both sides of the gap that held tiles would fall to', () => {
  const xs = (parted?: RummySceneInput['parted']) =>
    (names.table[0] ?? []).map((name) => sprite(parted ? { parted } : {}, `tile ${name}`)?.x ?? 0);
  const [a = 0, b = 0, c = 0] = xs();
  const [left = 0, right = 0, far = 0] = xs({ set: 0, at: 1 });
  assert.ok(left < a && right > b);
  assert.equal(far - c, right - b);
  assert.deepEqual(xs({ set: 0, at: 3 }), [a, b, c]);
  assert.deepEqual(xs({ set: 1, at: 1 }), [a, b, c]);
});

test('where the table goes on a sign says so, above and below', () => {
  const layout = { ...input.layout, contentHeight: areas.table.h + 100 };
  const signs = (scrollY: number) =>
    rummyScene({ ...input, layout, scrollY })
      .sprites.map(({ id }) => id)
      .filter((id) => id.startsWith('more'));
  assert.deepEqual(signs(0), ['more below']);
  assert.deepEqual(signs(50), ['more above', 'more below']);
  assert.deepEqual(signs(100), ['more above']);
  assert.ok(!rummyScene(input).sprites.some(({ id }) => id.startsWith('more')));
});

test('tiles that are no set yet have a line under them that casts no shadow', () => {
  const sets = input.sets.map((set, i) => ({ ...set, fault: i === 1 }));
  const line = sprite({ sets }, `fault ${names.table[1]?.[0]}`);
  const set = input.layout.sets[1];
  assert.ok(line && set);
  assert.equal(line.flat, true);
  assert.equal(line.picture.w, set.w);
  assert.ok(line.y > set.y + set.h);
});

test('every picture has a key of its own', () => {
  const tones = ['plain', 'new', 'picked', 'hinted', 'rest'] as const;
  const pictures = [...new Set(TILES)].flatMap((tile) =>
    tones.map((tone) => tilePicture(tile, { tone })),
  );
  const drawn = new Map(pictures.map(({ key, strokes }) => [key, JSON.stringify(strokes)]));
  assert.equal(drawn.size, pictures.length);
  assert.equal(new Set(drawn.values()).size, pictures.length);
});

const colours = ['R', 'B', 'K', 'O'] as const;
const pairs = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => [a, b] as const));

test('each colour is read on the face of a tile: 4.5 : 1 at least', () => {
  for (const colour of colours) {
    for (const face of ['#fffdf6', '#f6f0df']) {
      assert.ok(palette.face.includes(face));
      assert.ok(contrast(inks[colour], face) >= 4.5, `${colour} on ${face}`);
    }
  }
});

test("on an embedder's dark face each colour is still read", () => {
  const colours = { face: '#20242c', ink: '#f0eadc' };
  for (const colour of ['R', 'B', 'O'] as const) {
    const tile = `${colour}9`;
    const strokes = JSON.stringify(inColours(tilePicture(tile), colours, palette).strokes);
    const ink = brightInks[inks[colour]];
    assert.ok(ink && strokes.includes(ink), tile);
    assert.ok(contrast(ink, colours.face) >= 4.5);
  }
});

for (const sight of ['everybody', 'protanopia', 'deuteranopia', 'tritanopia'] as const) {
  test(`the four colours differ as ${sight === 'everybody' ? sight : `${sight} sees them`}`, () => {
    for (const [a, b] of pairs) {
      const apart = difference(seenAs(inks[a], sight), seenAs(inks[b], sight));
      assert.ok(apart >= 0.045, `${a} ${b}: ${apart}`);
    }
  });
}

test('without hue each colour has a mark of another shape', () => {
  const shapes = colours.map((colour) => {
    const stroke = mark(colour, 0, 0, 24, '#000000');
    return JSON.stringify(stroke);
  });
  assert.equal(new Set(shapes).size, 4);
});
