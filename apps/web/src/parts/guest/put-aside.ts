import type { Word } from '@utarang/contract';
import { guest } from '@utarang/messages';
import { toastFailure } from '../../ui/toast/undo-toast.js';
import type { GuestHeart, SongOfWord } from './guest-data.js';
import * as store from './guest-store.js';

/** Shows a toast where something is not stored, and returns whether it is. */
function toastUnlessKept(kept: store.StoreResult, full: string): boolean {
  if (kept === 'notStored') toastFailure(guest.notStored);
  if (kept === 'full') toastFailure(full);
  return kept === 'kept';
}

/**
 * Puts what a guest likes aside, on this device, and shows a toast where it is not stored
 * (docs/product/study.md#guests).
 */
export const putAside = {
  word: (word: Word, song: SongOfWord | null): boolean =>
    toastUnlessKept(store.putWordAside(word, song), guest.wordsFull),
  heart: (heart: GuestHeart): boolean => toastUnlessKept(store.putHeartAside(heart), guest.heartsFull),
};
