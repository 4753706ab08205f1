/** What the tiles of rummy are called in English. */

const colours: Readonly<Record<string, string>> = { R: 'Red', B: 'Blue', K: 'Black', O: 'Orange' };

/** 'R7' → 'Red 7', 'J' → 'Joker'. */
export function tileName(tile: string): string {
  const colour = colours[tile.charAt(0)];
  return colour === undefined ? 'Joker' : `${colour} ${tile.slice(1)}`;
}
