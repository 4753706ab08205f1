/** In the order in which they are told of: all seats around the table from this one on. */
export function seatsFrom(first: number, players: number): number[] {
  return Array.from({ length: players }, (_, place) => (first + place) % players);
}
