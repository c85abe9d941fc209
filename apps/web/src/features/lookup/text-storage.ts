import { inTab } from '../../lib/storage.js';

const NAME = 'lookup';

/** The stored text in the box, and the one whose words are shown; '' where there is none. */
export type StoredText = { readonly typed: string; readonly read: string };

const NOTHING: StoredText = { typed: '', read: '' };

/**
 * "The text is never lost: it stays in the tab over errors, a reload, and a look at another page"
 * (docs/product/lookup.md#page). A member's text is not shown to anybody else in the same tab; a guest's text is also
 * shown to the member who logs in. `username` is '' for a guest.
 */
export function storedText(username: string): StoredText {
  const { typed, read, by: owner } = inTab.readJson<Partial<StoredText & { by: string }> | null>(NAME, null) ?? {};
  if (typeof owner === 'string' && owner !== '' && owner !== username) return NOTHING;
  return { typed: typeof typed === 'string' ? typed : '', read: typeof read === 'string' ? read : '' };
}

export const storeText = (text: StoredText, username: string): void => inTab.writeJson(NAME, { ...text, by: username });
