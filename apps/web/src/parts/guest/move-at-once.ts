import { inTab } from '../../lib/storage.js';

const NAME = 'guest-move';

/** The wish of a tab that what waits on the device is saved with the log-in, without a question: it was asked for before. */
export const moveAtOnce = {
  wish: (): void => inTab.write(NAME, 'true'),
  isWished: (): boolean => inTab.read(NAME) !== null,
  /** Returns whether it was wished, once. */
  take(): boolean {
    const isWished = moveAtOnce.isWished();
    inTab.forget((name) => name === NAME);
    return isWished;
  },
};
