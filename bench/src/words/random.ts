export type Random = {
  /** 0 ≤ n < 1 */
  next(): number;
  /** A whole number, 0 ≤ n < limit. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  /** Picks the first items of a list more often than the last, as language does with its words and sounds. */
  pickEarly<T>(items: readonly T[]): T;
};

/** Random numbers by a seed, equal on every machine: mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    pickEarly: (items) => items[Math.floor(next() * next() * items.length)]!,
  };
}
