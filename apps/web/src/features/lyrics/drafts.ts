import type { LyricEdit } from '@utarang/contract';
import { onDevice } from '../../lib/storage.js';

/** What is typed into the form of a text. */
export type Typed = { readonly title: string; readonly artist: string; readonly text: string };

export const NOTHING_TYPED: Typed = { title: '', artist: '', text: '' };

/** Of each member apart: what one has pasted is nobody else's, on the same device either. */
const nameOf = (kind: 'form' | 'edit', username: string, id: string): string => `my-lyrics:${kind}:${username}:${id}`;

const isTexts = (value: object, ...names: string[]): boolean =>
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** "What was typed stays on the device until it is saved" (docs/product/songs.md#page-of-a-text); null where there is nothing, or it is damaged. */
export function keptForm(username: string, id: string): Typed | null {
  const value = onDevice.readJson<unknown>(nameOf('form', username, id), null);
  return typeof value === 'object' && value !== null && isTexts(value, 'title', 'artist', 'text')
    ? (value as Typed)
    : null;
}
export const keepForm = (username: string, id: string, typed: Typed): void =>
  onDevice.writeJson(nameOf('form', username, id), typed);
export const forgetForm = (username: string, id: string): void => onDevice.write(nameOf('form', username, id), '');

/** What was changed of a text that is kept, until the server has it. */
export function keptEdit(username: string, id: string): LyricEdit | null {
  const value = onDevice.readJson<unknown>(nameOf('edit', username, id), null);
  if (typeof value !== 'object' || value === null || !isTexts(value, 'title', 'artist', 'text')) return null;
  const { version, translation, corrections } = value as LyricEdit;
  const isWhole = typeof version === 'number' && Array.isArray(translation) && Array.isArray(corrections);
  return isWhole ? (value as LyricEdit) : null;
}
export const keepEdit = (username: string, id: string, edit: LyricEdit): void =>
  onDevice.writeJson(nameOf('edit', username, id), edit);
export const forgetEdit = (username: string, id: string): void => onDevice.write(nameOf('edit', username, id), '');
