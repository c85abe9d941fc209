import { readWordBook } from '@utarang/content/words';
import { packBook, packIndex } from '@utarang/domain/search';

/** The index of the words of a folder, as the device takes it beside the book that the server packs of the same words. */
export async function wordIndexBytes(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const words = (await readWordBook(folder)).toSorted((a, b) => b.id - a.id);
  return packIndex(packBook(words, () => 0));
}
