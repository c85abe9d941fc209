/** The last of the numbers from one index to another, of which only every `step`th is sorted, that is up to a limit. */
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
