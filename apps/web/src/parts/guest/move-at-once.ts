import { inTab, onDevice } from '../../lib/storage.js';
import { GUEST_DATA } from './waiting-ids.js';

const NAME = 'guest-move';

/** A flag of the tab: the guest asked that the next log-in saves what is on this device, without a question. */
export const moveAtOnce = {
  /**
   * Sets the flag before a log-in if the guest asked to save. With nothing to save it is cleared, so that words saved
   * later are asked about.
   */
  note(isAsked: boolean): void {
    if (isAsked && onDevice.read(GUEST_DATA) !== null) inTab.write(NAME, 'true');
    else inTab.forget((name) => name === NAME);
  },
  isAsked: (): boolean => inTab.read(NAME) !== null,
  /** Returns the flag and clears it. */
  take(): boolean {
    const isAsked = moveAtOnce.isAsked();
    inTab.forget((name) => name === NAME);
    return isAsked;
  },
};
