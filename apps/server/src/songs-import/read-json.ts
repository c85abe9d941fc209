import { readFile, stat } from 'node:fs/promises';
import { exitCodes, StartupError } from '../lib/startup-error.js';

const MB = 1_000_000;
/** The largest file: a few thousand songs with as many lines as `document.ts` allows need less. */
const LARGEST = 50 * MB;

const refusalOf = (sentence: string) => new StartupError(`${sentence} Nothing was written.`, exitCodes.data);

/** Reads a JSON file. Throws a `StartupError` for one that is missing, too large, not UTF-8 or not JSON. */
export async function readJson(path: string): Promise<unknown> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!stats) throw refusalOf(`There is no file ${path}.`);
  if (stats.isFile() && stats.size > LARGEST) {
    throw refusalOf(`${path} has ${Math.ceil(stats.size / MB)} MB, more than ${LARGEST / MB}: divide it.`);
  }
  const text = decoded(await readFile(path));
  if (text === null) throw refusalOf(`${path} is not text in UTF-8.`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw refusalOf(`${path} is not JSON${placeOf(error, text)}.`);
  }
}

/** Decodes UTF-8, without its byte order mark. */
function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The place of an error: V8 reports a position in characters from 0, or none. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('Unexpected end')) return text.trim() === '' ? ': it is empty' : ': it breaks off';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `: look at line ${lines.length}, character ${lines.at(-1)!.length + 1}`;
}
