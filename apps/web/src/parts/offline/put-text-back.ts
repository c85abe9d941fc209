import { NOTHING_TYPED, storedForm, storeForm, type Typed } from '../own-text/drafts.js';
import type { Waiting } from './waiting.js';

/** The draft of the form for a new text. */
const NEW = 'new';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Puts a text that was refused back into the form for a new one, below what is being typed there: with the outbox it
 * would be gone, and nobody could shorten it or make room for it.
 */
export function putTextBack({ does, body, member }: Pick<Waiting, 'does' | 'body' | 'member'>): void {
  if (does !== 'text' || typeof body !== 'object' || body === null) return;
  const { title, artist, text } = body as Partial<Record<keyof Typed, unknown>>;
  const typed = storedForm(member, NEW) ?? NOTHING_TYPED;
  storeForm(member, NEW, {
    title: typed.title || textOf(title),
    artist: typed.artist || textOf(artist),
    text: [typed.text, textOf(text)].filter((each) => each !== '').join('\n\n'),
  });
}
