import { whenIdle } from './when-idle.js';

/** The longest slice: an input meanwhile is answered within a frame, on a slow phone too. */
const SLICE_MS = 5;

/** Processes each item, in slices between which the browser is idle. Returns a function that cancels the rest. */
export function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): () => void {
  let next = 0;
  const slice = () => {
    const end = performance.now() + SLICE_MS;
    while (next < items.length && performance.now() < end) work(items[next++] as Item);
    if (next < items.length) callOff = whenIdle(slice);
  };
  let callOff = items.length > 0 ? whenIdle(slice) : () => {};
  return () => {
    next = items.length;
    callOff();
  };
}
