import { inTab } from '../../lib/storage.js';

const NAME = 'lookup';

/** What is in the box, and the text whose words are shown; '' where there is none. */
export type KeptText = { readonly typed: string; readonly read: string };

const NOTHING: KeptText = { typed: '', read: '' };

/** "The text is never lost: it stays in the tab over errors, a reload, and a look at another page" (docs/product/lookup.md#page). */
export function keptText(): KeptText {
  const { typed, read } = inTab.readJson<Partial<KeptText>>(NAME, NOTHING) ?? NOTHING;
  return { typed: typeof typed === 'string' ? typed : '', read: typeof read === 'string' ? read : '' };
}

export const keepText = (text: KeptText): void => inTab.writeJson(NAME, text);
