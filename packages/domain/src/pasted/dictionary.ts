import { toHangul, toHiragana } from '../language/index.js';
import { furiganaOver } from '../text/furigana.js';
import type { Tokenizer } from '../text/morpheme.js';
import type { TextBook } from '../text/text-book.js';
import type { GivenReading } from './pasted-row.js';

/** Readings of Japanese, as far as a pasted text needs them. */
export type Dictionary = {
  /** The readings of the kanji of a line where they stand. */
  readingsIn(line: string): readonly GivenReading[];
  /** Checks whether a word, or a part of one, may be read so; `reading` in hiragana. */
  mayRead(written: string, reading: string): boolean;
  /** The pronunciation of a line in Hangul. */
  soundOf(line: string): string;
};

/** A dictionary made of the analyser's and the word book. */
export function createDictionary(
  cut: Tokenizer,
  book: TextBook,
  parts: () => ReadonlyMap<string, ReadonlySet<string>>,
): Dictionary {
  const readOf = (line: string) =>
    cut(line)
      .map(({ surface, reading }) => toHiragana(reading ?? surface))
      .join('');
  return {
    readingsIn: (line) =>
      cut(line).flatMap(({ surface, start, reading }) => {
        let index = start;
        return furiganaOver(surface, reading ?? '').flatMap(({ text, reading: over }) => {
          const from = index;
          index += text.length;
          return over === null ? [] : [{ start: from, end: index, reading: over }];
        });
      }),
    mayRead: (written, reading) =>
      (parts().get(written)?.has(reading) ?? false) ||
      book.written(written).some((word) => toHiragana(word.reading) === reading) ||
      readOf(written) === reading,
    soundOf: (line) =>
      cut(line)
        .map(({ surface, sound }) => toHangul(sound ?? surface))
        .join(''),
  };
}

/** For each run of kanji of the words, the readings that it has in them: 開 あ and ひら, 乗 の. In hiragana. */
export function readingsOfParts(
  words: Iterable<{ readonly japaneseWord: string; readonly reading: string }>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { japaneseWord, reading } of words) {
    for (const { text, reading: over } of furiganaOver(japaneseWord, reading)) {
      if (over === null) continue;
      const readings = parts.get(text);
      if (readings) readings.add(over);
      else parts.set(text, new Set([over]));
    }
  }
  return parts;
}

/** A dictionary that knows no kanji, where none is at hand. */
export const NO_DICTIONARY: Dictionary = { readingsIn: () => [], mayRead: () => false, soundOf: toHangul };
