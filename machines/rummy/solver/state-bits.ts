/** How a sweep writes its states and steps in numbers. */

export const NUMBERS = 13;
export const COLOURS = 4;

/**
 * A state: for each colour six bits – open runs of one tile, of two, of three and more, two bits each; more than two of a
 * kind always need a third joker – then the jokers laid and, before the first meld, the worth so far.
 */
export const BITS = 6;
export const JOKERS = BITS * COLOURS;
export const WORTH = JOKERS + 2;

export function openRuns(state: number, colour: number): number {
  return (state >> (colour * BITS)) & 63;
}

/** Jokers laid so far. */
export function jokersIn(state: number): number {
  return (state >> JOKERS) & 3;
}

/** The worth so far, as far as it matters. */
export function worthOf(state: number): number {
  return state >> WORTH;
}

export function onesOf(open: number): number {
  return open & 3;
}

export function twosOf(open: number): number {
  return (open >> 2) & 3;
}

/** Of three and more. */
export function longsOf(open: number): number {
  return open >> 4;
}

/** How many tiles a state's runs of a colour lack. */
export function owedBy(state: number, colour: number): number {
  const open = openRuns(state, colour);
  return onesOf(open) + twosOf(open);
}

/** Of one number's places in runs: tiles of each colour, three bits each, and jokers, two bits each above them. */
const REAL = 3;
const WILD = REAL * COLOURS;

export function placesOf(colour: number, real: number, wild: number): number {
  return (real << (colour * REAL)) | (wild << (WILD + colour * 2));
}

export function realPlaces(places: number, colour: number): number {
  return (places >> (colour * REAL)) & 7;
}

export function wildPlaces(places: number, colour: number): number {
  return (places >> (WILD + colour * 2)) & 3;
}
