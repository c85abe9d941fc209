import { inTab, onDevice } from '../../lib/storage.js';
import { GUEST_DATA } from './waiting-ids.js';

const NAME = 'guest-move';

/** A note of the tab that the next log-in saves what waits on the device, without a question: the guest asked for it. */
export const moveAtOnce = {
  /** Notes whether a log-in was asked to save. A note while nothing waits is dropped: it is not for what waits later. */
  note(isAsked: boolean): void {
    if (isAsked && onDevice.read(GUEST_DATA) !== null) inTab.write(NAME, 'true');
    else inTab.forget((name) => name === NAME);
  },
  isAsked: (): boolean => inTab.read(NAME) !== null,
  /** Returns the note and forgets it. */
  take(): boolean {
    const isAsked = moveAtOnce.isAsked();
    inTab.forget((name) => name === NAME);
    return isAsked;
  },
};
