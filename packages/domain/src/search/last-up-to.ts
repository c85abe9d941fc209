/**
 * The index of the last number up to a limit, among the numbers from one index to another, which are sorted. Where only
 * every `step`th number is known, indexes count those.
 */
export function lastUpTo(
  numbers: Uint32Array,
  limit: number,
  [from, to]: readonly [from: number, to: number],
  step = 1,
): number {
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (numbers[middle * step]! <= limit) low = middle;
    else high = middle;
  }
  return low;
}
