import { onDevice } from '../../lib/storage.js';

/** The note of when things were loaded ahead on this device, and for whom. */
export const AHEAD_NOTE = 'offline:ahead';

/** Forgets for whom things were loaded ahead. */
export const forgetAhead = (): void => onDevice.forget((name) => name === AHEAD_NOTE);
