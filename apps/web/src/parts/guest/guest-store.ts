import type { Word } from '@utarang/contract';
import { newKey } from '../../lib/new-key.js';
import { onDevice } from '../../lib/storage.js';
import { createStore } from '../../lib/store.js';
import {
  type GuestData,
  type GuestHeart,
  type GuestWord,
  isEmpty,
  type NewText,
  NO_GUEST_DATA,
  NOTHING_BESIDE,
  readGuestData,
  type SongOfWord,
  withHeart,
  withoutHeart,
  withoutWord,
  withText,
  withWord,
} from './guest-data.js';
import { GUEST_DATA, waitingIds } from './waiting-ids.js';

/**
 * The outcome of putting something aside: `kept` on the device; `notStored` where the browser's storage is full or
 * forbidden, so that it lasts as long as the page; `full` where there is no room for more.
 */
export type StoreResult = 'kept' | 'notStored' | 'full';

/** True if the device could not store the last change: then the page has more than the device. */
let refused = false;

const stored = (): GuestData | null => readGuestData(onDevice.readJson<unknown>(GUEST_DATA, null));

/** The data that a guest put aside, as this page and the device have it. */
export const guestData = createStore<GuestData>(stored() ?? NO_GUEST_DATA, NO_GUEST_DATA);

function write(data: GuestData): boolean {
  if (!isEmpty(data)) return onDevice.tryJson(GUEST_DATA, data);
  onDevice.forget((name) => name === GUEST_DATA);
  return onDevice.read(GUEST_DATA) === null;
}

function show(data: GuestData): void {
  guestData.set(data);
  waitingIds.set(new Set(data.words.map(({ word }) => word.id)));
}

/** Applies an edit to what the device has now: another tab may have changed it. */
function change(edit: (data: GuestData) => GuestData | null): StoreResult {
  const now = stored();
  const before = refused || now === null ? guestData.get() : now;
  const next = edit(before);
  if (next === null) return 'full';
  show(next);
  if (next === before && !refused) return 'kept';
  // Data that a newer release wrote is not overwritten.
  refused = now === null || !write(next);
  return refused ? 'notStored' : 'kept';
}

export const putWordAside = (word: Word, song: SongOfWord | null): StoreResult =>
  change((data) => withWord(data, { word, at: Date.now(), song }));
/** Restores a word at its earlier place. */
export const restoreWord = (word: GuestWord): StoreResult => change((data) => withWord(data, word));
export const takeWordOut = (id: number): StoreResult => change((data) => withoutWord(data, id));
export const putHeartAside = (heart: GuestHeart): StoreResult => change((data) => withHeart(data, heart));
export const takeHeartOut = (heart: GuestHeart): StoreResult => change((data) => withoutHeart(data, heart));
export const putTextAside = (text: NewText): StoreResult =>
  change((data) => withText(data, { ...NOTHING_BESIDE, ...text, key: newKey() }));
/**
 * Changes a part of the text, unless another text has replaced it. The changed text is saved by a call with a key of
 * its own.
 */
export const changeText = (before: string, part: Partial<NewText>): StoreResult =>
  change((data) => (data.text?.text === before ? withText(data, { ...data.text, ...part, key: newKey() }) : data));
/** Removes the text, unless another one has replaced it. */
export const takeTextOut = (key: string): StoreResult =>
  change((data) => (data.text?.key === key ? withText(data, null) : data));
export const dropAll = (): StoreResult => change(() => NO_GUEST_DATA);

if (typeof addEventListener === 'function') {
  show(guestData.get());
  addEventListener('storage', ({ key }) => {
    if (key !== GUEST_DATA && key !== null) return;
    refused = false;
    show(stored() ?? NO_GUEST_DATA);
  });
}
