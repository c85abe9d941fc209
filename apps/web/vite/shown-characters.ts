import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JAPANESE, KANA } from '../../../packages/domain/src/language/script.js';

/**
 * Kana, kanji and everything else written in Japanese type; Korean type has none of it (see ADR 0009). The wave of 〜たい
 * is not in the table of EUC-JP.
 */
const EAST_ASIAN = new RegExp(`[${JAPANESE}〜]`, 'u');

/** Latin and its punctuation: Japanese text has some too (Tシャツ, 10時). */
const LATIN_1_END = 0xff;

/** A block of JIS X 0208 (rows of 94 characters), taken from the runtime's own table of EUC-JP. */
function jisRows(first: number, last: number): number[] {
  const decoder = new TextDecoder('euc-jp');
  const points: number[] = [];
  for (let row = first; row <= last; row++) {
    for (let cell = 1; cell <= 94; cell++) {
      const character = decoder.decode(Uint8Array.of(0xa0 + row, 0xa0 + cell));
      if ([...character].length === 1 && character !== '\ufffd') points.push(character.codePointAt(0) ?? 0);
    }
  }
  return points;
}

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * The characters that the Japanese face has to draw: punctuation and kana (JIS X 0208 rows 1 to 8), its 2,965 kanji of
 * level 1, which are those of everyday writing, and every character of our own content whatever its level.
 */
export function japaneseCharacters(contentFolder: string): (point: number) => boolean {
  const wanted = new Set([...jisRows(1, 8), ...jisRows(16, 47)]);
  for (const file of textFiles(contentFolder)) {
    for (const character of readFileSync(file, 'utf8')) {
      if (EAST_ASIAN.test(character)) wanted.add(character.codePointAt(0) ?? 0);
    }
  }
  return (point) => wanted.has(point) || (point >= 0x20 && point <= LATIN_1_END);
}

/** The characters that the face of the kana page has to draw. */
export const kana = (point: number): boolean => new RegExp(`[${KANA}]`, 'u').test(String.fromCodePoint(point));

/** The characters that the Korean face has to draw: all it has, but for kana and kanji. */
export const koreanCharacters = (point: number): boolean => !EAST_ASIAN.test(String.fromCodePoint(point));
