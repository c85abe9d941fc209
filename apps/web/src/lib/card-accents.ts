import { onDevice } from './storage.js';
import { createStore } from './store.js';

const STORED = 'card-accents';

/** True if the cards of words show their pitch accent (docs/product/lists.md#word-card). Stored on this device. */
export const cardAccents = createStore(onDevice.read(STORED) === 'on', false);

export function showCardAccents(shown: boolean): void {
  cardAccents.set(shown);
  onDevice.write(STORED, shown ? 'on' : 'off');
}
