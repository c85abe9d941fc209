import { onDevice } from '../../lib/storage.js';
import { createStore } from '../../lib/store.js';

const STORED = 'guest-known';
/** The most words that are stored: more than the songs of a guest have. */
const WORDS_MAX = 5000;

const read = (): ReadonlySet<number> => {
  const stored = onDevice.readJson<unknown>(STORED, null);
  return new Set((Array.isArray(stored) ? stored : []).filter((id) => Number.isSafeInteger(id) && id > 0));
};

/** The words that a guest marked as known: on this device alone (docs/product/songs.md#course). */
export const deviceKnown = createStore<ReadonlySet<number>>(read(), new Set());

export function addDeviceKnown(wordId: number): void {
  const ids = [...read(), wordId].slice(-WORDS_MAX);
  deviceKnown.set(new Set([...deviceKnown.get(), wordId]));
  onDevice.writeJson(STORED, [...new Set(ids)]);
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => {
    if (key === STORED || key === null) deviceKnown.set(read());
  });
}
