import { needsReading, toHangul, toHiragana } from '../language/index.js';
import { furiganaOver } from '../text/furigana.js';
import type { Tokenizer } from '../text/morpheme.js';
import type { TextBook } from '../text/text-book.js';
import type { GivenReading } from './pasted-row.js';

/** The readings of Japanese that pasted texts need. */
export type Dictionary = {
  /** The readings of the kanji of a line, at their offsets. */
  readingsIn(line: string): readonly GivenReading[];
  /** Checks whether a word, or a part of one, has a reading; `reading` in hiragana. */
  mayRead(written: string, reading: string): boolean;
  /** The pronunciation of a line in Hangul. */
  soundOf(line: string): string;
};

/** A dictionary made of the analyser's and the word book. */
export function createDictionary(cut: Tokenizer, book: TextBook, readingsOfPart: PartReadings): Dictionary {
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
      readingsOfPart(written).has(reading) ||
      book.written(written).some((word) => toHiragana(word.reading) === reading) ||
      readOf(written) === reading,
    soundOf: (line) =>
      cut(line)
        .map(({ surface, sound }) => toHangul(sound ?? surface))
        .join(''),
  };
}

/** The readings of a run of kanji in words: 開 あ and ひら, 乗 の. In hiragana; none for a run that no word has. */
export type PartReadings = (part: string) => ReadonlySet<string>;

type Word = { readonly japaneseWord: string; readonly reading: string };

/**
 * Looks up the readings of runs of kanji in words. Words are indexed by their kanji on first use, and divided only for
 * the kanji that are looked up, once: dividing all 25,000 would delay the first pasted text by a quarter of a second.
 */
export function createPartReadings(words: Iterable<Word>): PartReadings {
  let listed: ReadonlyMap<string, readonly Word[]> | null = null;
  const divided = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  return (part) => {
    const kanji = [...part].find(needsReading) ?? '';
    listed ??= wordsByKanji(words);
    const holding = listed.get(kanji);
    if (!holding) return NONE;
    const parts = divided.get(kanji) ?? readingsOfParts(holding);
    divided.set(kanji, parts);
    return parts.get(part) ?? NONE;
  };
}

function wordsByKanji(words: Iterable<Word>): ReadonlyMap<string, readonly Word[]> {
  const byKanji = new Map<string, Word[]>();
  for (const word of words) {
    for (const kanji of new Set([...word.japaneseWord].filter(needsReading))) {
      const holding = byKanji.get(kanji);
      if (holding) holding.push(word);
      else byKanji.set(kanji, [word]);
    }
  }
  return byKanji;
}

const NONE: ReadonlySet<string> = new Set();

/** The readings of each run of kanji in some words. */
function readingsOfParts(words: readonly Word[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const word of words) {
    for (const { text, reading } of furiganaOver(word.japaneseWord, word.reading)) {
      if (reading === null) continue;
      const readings = parts.get(text);
      if (readings) readings.add(reading);
      else parts.set(text, new Set([reading]));
    }
  }
  return parts;
}

/** A dictionary without kanji, where none is available. */
export const NO_DICTIONARY: Dictionary = { readingsIn: () => [], mayRead: () => false, soundOf: toHangul };
