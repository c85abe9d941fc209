import type { Word } from '@utarang/contract';
import { guest } from '@utarang/messages';
import { toastFailure } from '../../ui/toast/way-back.js';
import type { GuestHeart, SongOfWord } from './guest-data.js';
import * as store from './guest-store.js';

/** Says where it is not kept, and returns whether it is. */
function said(kept: store.Kept, full: string): boolean {
  if (kept === 'unkept') toastFailure(guest.unkept);
  if (kept === 'full') toastFailure(full);
  return kept === 'kept';
}

/** Puts what a guest likes aside, on this device, and says what is not kept (docs/product/study.md#guests). */
export const putAside = {
  word: (word: Word, song: SongOfWord | null): boolean => said(store.putWordAside(word, song), guest.wordsFull),
  heart: (heart: GuestHeart): boolean => said(store.putHeartAside(heart), guest.heartsFull),
};
