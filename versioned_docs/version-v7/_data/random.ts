/** Draws from one seed, so that a data set is the same on every load. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  /** One entry of a list that is not empty. */
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** `true` with the given probability, 0 to 1. */
  chance: (probability: number) => boolean;
}

/** A small seeded generator (mulberry32). Not for anything secret. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: <T>(list: readonly [T, ...T[]]) => list[int(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
