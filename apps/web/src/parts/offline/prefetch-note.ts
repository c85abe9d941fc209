import { onDevice } from '../../lib/storage.js';

/** The name of the stored record that says when pages were prefetched on this device, and for which member. */
export const PREFETCH_NOTE = 'offline:ahead';

/** Forgets that pages were prefetched, so that they are prefetched again for the next member. */
export const forgetPrefetch = (): void => onDevice.forget((name) => name === PREFETCH_NOTE);
