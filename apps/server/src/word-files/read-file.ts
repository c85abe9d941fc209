import { decoded, encodingOf } from '@utarang/domain/encoding';
import { type ListedWord, uniqueWords } from '@utarang/domain/word-list';
import { UnreadableFile } from './protocol.js';
import { readApkg } from './read-apkg.js';
import { readJson } from './read-json.js';
import { readText } from './read-text.js';

/** Checks whether the file is a ZIP archive, by its first bytes. */
const isArchive = ([first, second, third]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && (third === 0x03 || third === 0x05);

/** The words of a file, each once. The format follows from its content, not its name. Throws `UnreadableFile`. */
export async function readFile(bytes: Uint8Array, most: number): Promise<readonly ListedWord[]> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  const words = uniqueWords(isArchive(bytes) ? await readApkg(bytes, most) : textWords(bytes));
  if (words.length === 0) throw new UnreadableFile('noWords');
  if (words.length > most) throw new UnreadableFile('tooMany');
  return words;
}

function textWords(bytes: Uint8Array): readonly ListedWord[] {
  const encoding = encodingOf(bytes);
  const text = encoding && decoded(bytes, encoding);
  if (text === null) throw new UnreadableFile('encoding');
  if (text.trim() === '') throw new UnreadableFile('empty');
  return /^\s*[[{]\s*["[{]/.test(text) ? readJson(text) : readText(text);
}
