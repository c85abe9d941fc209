import { inBrowser } from '../../lib/hydration.js';
import { onDevice } from '../../lib/storage.js';
import { createStore } from '../../lib/store.js';

const NAME = 'forms-open';

/** True if the inflected forms of words are open on this device. The server renders them folded. */
export const formsOpen = createStore(inBrowser && onDevice.read(NAME) === 'yes', false);

/** Opens or folds the forms of all words, from now on. */
export function setFormsOpen(open: boolean): void {
  onDevice.write(NAME, open ? 'yes' : 'no');
  formsOpen.set(open);
}
