import { ownNotes } from '../session/own-notes.js';
import type { QueuedCall } from './waiting-calls.js';

/**
 * The name of the draft in the form for a new text, as in `own-text/drafts.ts`. That module is not imported: the pages
 * of texts would load it as a chunk of its own.
 */
const DRAFT = 'my-lyrics:form:new';

const textOf = (value: unknown, name: string): string => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : '';
  return typeof text === 'string' ? text : '';
};

/**
 * Moves a text that was refused back into the form for a new one, below what is being typed there. In the outbox it
 * would be lost, and nobody could shorten it or make room for it.
 */
export function restoreDraft({ does, body, member }: Pick<QueuedCall, 'does' | 'body' | 'member'>): void {
  if (does !== 'text') return;
  const typed: unknown = ownNotes.read(member, DRAFT);
  const either = (name: string): string => textOf(typed, name) || textOf(body, name);
  const text = [textOf(typed, 'text'), textOf(body, 'text')].filter((each) => each !== '').join('\n\n');
  ownNotes.keep(member, DRAFT, { title: either('title'), artist: either('artist'), text });
}
