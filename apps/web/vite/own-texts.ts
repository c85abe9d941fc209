import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// By its path: Node loads this file, and cannot load the TypeScript that the package's name leads to.
import { toHangul } from '../../../packages/domain/src/language/kana-to-hangul.js';

export const contentFolder = fileURLToPath(new URL('../../../packages/content/data', import.meta.url));
const messagesFolder = fileURLToPath(new URL('../../../packages/messages/src/ko', import.meta.url));

/** In the order in which a learner meets them. */
const LISTS = ['n5', 'n4', 'n3', 'n2', 'n1', 'other'];

/** The word lists, Japanese and Korean. */
export const wordFiles = (): string[] =>
  LISTS.map((list) => readFileSync(join(contentFolder, 'words', `${list}.tsv`), 'utf8'));

/** The texts of the product, which are on every screen. */
export const messages = (): string[] =>
  readdirSync(messagesFolder).map((file) => readFileSync(join(messagesFolder, file), 'utf8'));

/** The pronunciation of every word of the lists, in Hangul: on each of its cards. */
export const pronunciations = (): string[] =>
  wordFiles().flatMap((list) =>
    list
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => toHangul(row.split('\t')[2] ?? '')),
  );
