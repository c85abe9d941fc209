import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWordFile, rowsOfFile } from '../../test/rows-of-file.js';
import { inflectionsOf } from './classes.js';
import { glossOf } from './gloss.js';

/**
 * The Korean that the rules make of all words of the book, as tables in files: a person who knows both languages reads what a
 * change of the rules or of a word does to them. `npx vitest run --project content korean-of-book -u` rewrites them.
 */
const BOOK = new URL('../../../../content/data/words/', import.meta.url);
const rows = readdirSync(BOOK)
  .filter(isWordFile)
  .flatMap((file) => rowsOfFile(readFileSync(new URL(file, BOOK), 'utf8')));

const verbs = rows.flatMap(({ word = '', pos = '', meaning = '' }) =>
  inflectionsOf(word, pos.split(','))
    .filter((kind) => !/^(?:i|na|noun)$/.test(kind))
    .map((kind) => ({ kind, japaneseWord: word, meaningKo: meaning })),
);
const table = (lines: readonly string[]): string => `${[...new Set(lines)].sort().join('\n')}\n`;

test('the passive of every verb and noun with する, with ている and with ない', async () => {
  const lines = verbs.flatMap(({ kind, ...word }) => {
    const passive = glossOf(['passive'], kind, word);
    if (passive === null) return [];
    const further = [['passive', 'progressive'] as const, ['passive', 'negative'] as const];
    return [word.japaneseWord, passive, ...further.map((names) => glossOf(names, kind, word) ?? '')].join('\t');
  });
  await expect(table(lines)).toMatchFileSnapshot('korean-of-passives.book.tsv');
});

test('the verb of every noun with する whose sense ends in ㅁ', async () => {
  const lines = verbs.flatMap(({ kind, ...word }) => {
    const sense = word.meaningKo.split(/[,(]/)[0]!.trim();
    const isNominal = kind === 'suru' && (sense.codePointAt(sense.length - 1)! - 0xac00) % 28 === 16;
    return isNominal ? [[word.japaneseWord, sense, glossOf([], kind, word) ?? ''].join('\t')] : [];
  });
  await expect(table(lines)).toMatchFileSnapshot('korean-of-nominals.book.tsv');
});
