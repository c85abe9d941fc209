import { del, get, set } from 'idb-keyval';
import { onDevice } from '../../lib/storage.js';

/** The largest file that is played, and the largest that the browser is asked to store, in bytes. */
export const FILE_MAX_BYTES = 1024 * 1024 * 1024;
export const KEPT_MAX_BYTES = 200 * 1024 * 1024;

/** The names of files that a browser may play. */
export const FILE_TYPES = '.mp3,.m4a,.ogg,.opus,.wav,.flac,audio/*';

/** A record of a file, by which it is recognised: its name and its size (docs/product/songs.md#in-time). */
export type FileNote = { readonly name: string; readonly bytes: number };

const NOTES = 'own-files';
const keyOf = ({ name, bytes }: FileNote): string => `own-file:${bytes}:${name}`;

function notes(): Record<string, FileNote> {
  const value = onDevice.readJson<unknown>(NOTES, null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...(value as object) } : {};
}

/**
 * The record of the file with which a text was last played on this device; null where there is none, or a damaged one.
 */
export function readFileNote(id: number | string): FileNote | null {
  const note = notes()[id];
  return typeof note?.name === 'string' && typeof note.bytes === 'number' ? note : null;
}

export const noteOf = (file: File): FileNote => ({ name: file.name, bytes: file.size });

export const storeFileNote = (id: number | string, file: File): void =>
  onDevice.writeJson(NOTES, { ...notes(), [id]: noteOf(file) });

/** Stores a file in the browser; false where there is no room, or storage is forbidden. */
export async function storeFile(file: File): Promise<boolean> {
  try {
    await set(keyOf(noteOf(file)), file);
    return true;
  } catch {
    return false;
  }
}

/** The stored file of a record; null where there is none. */
export async function readStoredFile(note: FileNote): Promise<File | null> {
  try {
    const kept: unknown = await get(keyOf(note));
    return kept instanceof Blob ? new File([kept], note.name, { type: kept.type }) : null;
  } catch {
    return null;
  }
}

export async function deleteStoredFile(note: FileNote): Promise<void> {
  await del(keyOf(note)).catch(() => {});
}
