import type { LyricEdit } from '@utarang/contract';
import { ownNotes } from '../session/own-notes.js';

/** The draft in the form of a text. */
export type TypedText = { readonly title: string; readonly artist: string; readonly text: string };

export const NOTHING_TYPED: TypedText = { title: '', artist: '', text: '' };

const nameOf = (kind: 'form' | 'edit', id: string): string => `my-lyrics:${kind}:${id}`;

const isTexts = (value: object, ...names: string[]): boolean =>
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/**
 * "What was typed stays on the device until it is saved" (docs/product/songs.md#typed-and-not-saved); null where there
 * is nothing, or something damaged.
 */
export function storedForm(username: string, id: string): TypedText | null {
  const value = ownNotes.read(username, nameOf('form', id));
  return typeof value === 'object' && value !== null && isTexts(value, 'title', 'artist', 'text')
    ? (value as TypedText)
    : null;
}
export const storeForm = (username: string, id: string, typed: TypedText): void =>
  ownNotes.keep(username, nameOf('form', id), typed);
export const forgetForm = (username: string, id: string): void => ownNotes.forget(username, nameOf('form', id));

/** The changes of a saved text that the server does not have yet; null where there are none, or damaged ones. */
export function storedEdit(username: string, id: string): LyricEdit | null {
  const value = ownNotes.read(username, nameOf('edit', id));
  if (typeof value !== 'object' || value === null || !isTexts(value, 'title', 'artist', 'text')) return null;
  const { version, translation, corrections } = value as LyricEdit;
  const isWhole = typeof version === 'number' && Array.isArray(translation) && Array.isArray(corrections);
  return isWhole ? (value as LyricEdit) : null;
}
export const storeEdit = (username: string, id: string, edit: LyricEdit): void =>
  ownNotes.keep(username, nameOf('edit', id), edit);
export const forgetEdit = (username: string, id: string): void => ownNotes.forget(username, nameOf('edit', id));
