import { setImmediate } from 'node:timers/promises';

/** The longest time for which one piece of work blocks the event loop before other requests have their turn. */
const SLICE_MS = 10;

/**
 * Cuts long work into slices of time: between two steps the caller asks whether the slice is over, and where it is,
 * waits for the next turn of the event loop. Most steps cost no promise.
 */
export function createTimeSlices(now: () => number = () => performance.now()) {
  let began = now();
  return {
    isOver: (): boolean => now() - began >= SLICE_MS,
    async next(): Promise<void> {
      await setImmediate();
      began = now();
    },
  };
}

export type TimeSlices = ReturnType<typeof createTimeSlices>;

/** `items.map(one)` in slices of time. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  one: (item: Item) => Result,
  slices: TimeSlices = createTimeSlices(),
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (slices.isOver()) await slices.next();
    results.push(one(item));
  }
  return results;
}

/** `JSON.stringify` of a long array in slices of time: the array is written item by item. */
export const arrayAsJson = async (items: Iterable<unknown>, slices?: TimeSlices): Promise<string> =>
  `[${(await mapInSlices(items, (item) => JSON.stringify(item) ?? 'null', slices)).join(',')}]`;
