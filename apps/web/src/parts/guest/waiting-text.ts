import { onDevice } from '../../lib/storage.js';
import { GUEST_DATA } from './waiting-ids.js';

type NamedText = { readonly title: string; readonly artist: string };

/** The names of the text that is put aside on this device; null where there is none, or a damaged one. */
export function waitingText(): NamedText | null {
  const text = onDevice.readJson<{ text?: Partial<NamedText> | null } | null>(GUEST_DATA, null)?.text;
  return typeof text?.title === 'string' && typeof text.artist === 'string' ? (text as NamedText) : null;
}
