import { onDevice } from '../../lib/storage.js';
import { createStore } from '../../lib/store.js';

const STORED = 'quiz-korean';

/**
 * True if a question shows its Korean sentence before it is answered. It is stored on this device; the server never
 * renders a question.
 */
export const koreanShown = createStore<boolean>(onDevice.readJson<unknown>(STORED, true) !== false);

export function flipKorean(): void {
  const shown = !koreanShown.get();
  koreanShown.set(shown);
  onDevice.writeJson(STORED, shown);
}
