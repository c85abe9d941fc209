import { splitReading } from '../language/kanji/index.js';
import type { JapaneseReadings } from '../language/kanji/japanese-readings.js';
import { isOneKanji } from '../language/script.js';
import { threeWrong, type VariedPiece } from './four-of.js';
import type { HeadOptions } from './reading-options.js';
import { seededOrder } from './seeded-order.js';
import { wordHead } from './word-head.js';

export type WritingSources = {
  readonly readingsOf: (kanji: string) => JapaneseReadings | null;
  /** Kanji that look similar to one. */
  readonly similarTo: (kanji: string) => readonly string[];
  /** Kanji with which one may be confused by its radical or its sound in either language, the most likely first. */
  readonly relatedTo: (kanji: string) => readonly string[];
  /** Kanji with an on reading. */
  readonly soundingAs: (on: string) => readonly string[];
  /** Kanji of other words with one kanji and these kana after it, and the reading of each there. */
  readonly kanjiBefore: (tail: string) => readonly { readonly kanji: string; readonly reading: string }[];
  /** Checks whether a learner at the word's level may have met a kanji. */
  readonly isFamiliar: (kanji: string) => boolean;
  /** Checks whether a reading also has a writing, whatever it means then. */
  readonly isRight: (written: string, reading: string) => boolean;
};

/**
 * The writing options of a word, as in the JLPT (docs/product/sentences.md#kinds-of-questions): with similar kanji, and
 * with others of the same sound. "None is a writing of what is read, in the book or beyond it." Null where there are
 * not three: anybody can rule out a kanji that has nothing to do with the right one.
 */
export function writingOptions(
  word: { readonly japaneseWord: string; readonly reading: string },
  { readingsOf, similarTo, relatedTo, soundingAs, kanjiBefore, isFamiliar, isRight }: WritingSources,
): HeadOptions | null {
  const parsed = wordHead(word);
  if (!parsed) return null;
  const { head, headReading, tail } = parsed;
  const letters = [...head];
  const parts = splitReading(head + tail, headReading + tail, readingsOf);
  const isAlone = letters.filter(isOneKanji).length === 1;
  /** Checks whether a kanji also has the reading that was asked: 測 and 計 are both はか-る. */
  const isReadSo = (kanji: string, heard: string) =>
    readingsOf(kanji)?.kun.some((kun) => kun.split('-')[0] === heard) ?? false;
  let kanjiIndex = 0;
  const pieces = letters.map((letter): VariedPiece => {
    if (!isOneKanji(letter)) {
      if (letter === '々') kanjiIndex++;
      return { right: letter, variants: [] };
    }
    const part = parts[kanjiIndex++];
    const alike = similarTo(letter);
    const sounding = part?.kind === 'on' ? soundingAs(part.reading) : [];
    const both = alike.filter((kanji) => sounding.includes(kanji));
    const near = isAlone && head === letter ? soundingNearly(kanjiBefore(tail), headReading) : [];
    const mixed = (kanji: readonly string[]) => seededOrder(kanji, head, (each) => each);
    const ordered = isAlone
      ? [...both, ...mixed(alike), ...mixed(sounding), ...relatedTo(letter), ...mixed(near)]
      : [...both, ...mixed([...alike, ...mixed(sounding).slice(0, 3)]), ...mixed(sounding)];
    const variants = [...new Set(ordered)].filter(
      (kanji) =>
        !letters.includes(kanji) && isFamiliar(kanji) && !(isAlone && isReadSo(kanji, part?.heard ?? headReading)),
    );
    return { right: letter, variants };
  });
  const wrong = threeWrong(pieces, (written) => isRight(written + tail, headReading + tail));
  return wrong && { ...parsed, wrong };
}

/** The least number of kana of a reading that may be confused with one that differs in one kana. */
const KANA_NEAR = 3;

/** Kanji whose reading differs from the right one in one of three kana or more, so that a listener may confuse them. */
function soundingNearly(heads: ReturnType<WritingSources['kanjiBefore']>, asked: string): string[] {
  const isNear = (reading: string) =>
    asked.length >= KANA_NEAR &&
    reading.length === asked.length &&
    [...reading].filter((kana, index) => kana !== asked[index]).length === 1;
  return heads.filter(({ reading }) => isNear(reading)).map(({ kanji }) => kanji);
}
