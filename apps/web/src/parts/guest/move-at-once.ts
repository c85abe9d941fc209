import { inTab, onDevice } from '../../lib/storage.js';
import { GUEST_DATA } from './waiting-ids.js';

const NAME = 'guest-move';

/** The wish of a tab that what waits on the device is saved with the log-in, without a question: it was asked for before. */
export const moveAtOnce = {
  /** Notes of a log-in whether it was wished. One where nothing waits is no wish for what waits later. */
  note(isWished: boolean): void {
    if (isWished && onDevice.read(GUEST_DATA) !== null) inTab.write(NAME, 'true');
    else inTab.forget((name) => name === NAME);
  },
  isWished: (): boolean => inTab.read(NAME) !== null,
  /** Returns whether it was wished, once. */
  take(): boolean {
    const isWished = moveAtOnce.isWished();
    inTab.forget((name) => name === NAME);
    return isWished;
  },
};
