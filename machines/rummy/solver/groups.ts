/** Groups of one number (RUM-4): how many tiles of each colour, and jokers, can be laid as groups together. */

/** Colours have three bits each, jokers the two above. */
const NO_GROUP = 0;
const JOKERS = 12;

export function groupTiles(shape: number, colour: number): number {
  return (shape >> (colour * 3)) & 7;
}

export function groupJokers(shape: number): number {
  return shape >> JOKERS;
}

/**
 * How many groups these make, the fewest; 0 when none. `most`: tiles of the colour that has most; `wild`: how many of the
 * tiles are jokers that stand for theirs (RUM-6: a group has two numbered tiles).
 */
export function groupsIn(tiles: number, most: number, jokers: number, wild: number): number {
  const all = tiles + jokers;
  const groups = Math.max(most, Math.ceil(all / 4));
  return 3 * groups <= all && all <= 4 * groups && 2 * groups <= tiles - wild ? groups : 0;
}

/** The number of groups that a shape makes. */
export function groupsOf(shape: number, wild: number): number {
  const a = shape & 7;
  const b = (shape >> 3) & 7;
  const c = (shape >> 6) & 7;
  const d = (shape >> 9) & 7;
  return groupsIn(a + b + c + d, Math.max(a, b, c, d), groupJokers(shape), wild);
}

/** Every shape that up to so many tiles of each colour and jokers can take, none first. */
export function shapesOf(a: number, b: number, c: number, d: number, jokers: number): number[] {
  const shapes = [NO_GROUP];
  const colours = Number(a > 0) + Number(b > 0) + Number(c > 0) + Number(d > 0);
  // A group has two numbered tiles at least.
  if (colours < 2 || colours + jokers < 3) return shapes;
  for (let joker = 0; joker <= jokers; joker++) {
    for (let i = 0; i <= a; i++) {
      for (let j = 0; j <= b; j++) {
        for (let k = 0; k <= c; k++) {
          for (let l = 0; l <= d; l++) {
            if (groupsIn(i + j + k + l, Math.max(i, j, k, l), joker, 0)) {
              shapes.push(i | (j << 3) | (k << 6) | (l << 9) | (joker << JOKERS));
            }
          }
        }
      }
    }
  }
  return shapes;
}
