import { splitReading } from '@utarang/domain/language';
import type { WordEntry } from '../words/entry.js';
import type { KanjiBook } from './entry.js';

/** Numbers of kanji, names, readings and pairs, and of the readings that kanji have in words. */
export function kanjiCounts({ entries, of }: KanjiBook, words: readonly WordEntry[]): readonly string[] {
  const kinds = { on: 0, kun: 0, special: 0 };
  for (const { japaneseWord, reading } of words) {
    for (const { kind } of splitReading(japaneseWord, reading, of)) kinds[kind]++;
  }
  const count = (each: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((sum, entry) => sum + each(entry), 0);
  return [
    `${entries.length} kanji`,
    `${count(({ joyo }) => Number(joyo))} Jōyō`,
    `${count(({ hunEum }) => hunEum.length)} Korean names`,
    `${count(({ on }) => on.length)} on and ${count(({ kun }) => kun.length)} kun readings`,
    `${count(({ similar }) => similar.length) / 2} pairs that look alike`,
    `in words ${kinds.on} on, ${kinds.kun} kun, ${kinds.special} special`,
  ];
}
