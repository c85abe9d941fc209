import { type KanjiInWord, splitReading } from '../language/kanji/index.js';
import type { JapaneseReadings } from '../language/kanji/japanese-readings.js';
import { isOneKanji } from '../language/script.js';
import { threeWrong, type VariedPiece } from './four-of.js';
import { seededOrder } from './seeded-order.js';
import { soundVariants } from './sound-variants.js';
import { type WordHead, wordHead } from './word-head.js';

type ReadWord = { readonly japaneseWord: string; readonly reading: string };

export type ReadingSources = {
  readonly readingsOf: (kanji: string) => JapaneseReadings | null;
  /** Readings of the kanji of other words that are written with one kanji and these kana behind it. */
  readonly readingsBefore: (tail: string) => readonly string[];
  /** Checks whether a text in kanji is read so as well, whatever it means then. */
  readonly isRight: (written: string, reading: string) => boolean;
};

/** A word with three readings of its head that are wrong. */
export type HeadOptions = WordHead & { readonly wrong: readonly string[] };

/**
 * The readings to choose from for a word, as the JLPT asks (docs/product/sentences.md#kinds-of-questions): other readings
 * of the same kanji, and its own with another length or voicing; for one kanji read in Japanese, what others with the
 * same kana behind them are read. "None is a reading of what is written, in the book or beyond it."
 */
export function readingOptions(
  word: ReadWord,
  { readingsOf, readingsBefore, isRight }: ReadingSources,
): HeadOptions | null {
  const of = wordHead(word);
  if (!of) return null;
  const { head, headReading, tail } = of;
  const kanjiReadings = (kanji: string) => readingsOf(kanji);
  const isRead = (reading: string) =>
    isRight(head + tail, reading + tail) || (isOneKanji(head) && isKunOf(kanjiReadings(head), reading, tail));
  const parts = splitReading(head + tail, headReading + tail, readingsOf);
  const isKun = isOneKanji(head) && (tail !== '' || parts[0]?.kind === 'kun');
  const wrong = isKun
    ? fromOthers(of, kanjiReadings(head), readingsBefore(tail), isRead)
    : threeWrong(piecesOf(of, parts, readingsOf), isRead);
  return wrong && { ...of, wrong };
}

/** 空 read から, そら, あ-く: what stands for one kanji before the same kana could be right. */
const isKunOf = (readings: JapaneseReadings | null, reading: string, tail: string): boolean =>
  readings?.kun.some((kun) => {
    const [stem = '', okurigana = ''] = kun.split('-');
    return stem === reading && (tail === '' || okurigana === '' || okurigana[0] === tail[0]);
  }) ?? false;

/** Heads as long as the right one that share a kana with it come first; an on reading of the kanji may be among them. */
function fromOthers(
  { head, headReading, tail }: WordHead,
  readings: JapaneseReadings | null,
  others: readonly string[],
  isRead: (reading: string) => boolean,
): string[] | null {
  const far = (reading: string) =>
    2 * Math.abs(reading.length - headReading.length) -
    ([...reading].some((kana) => headReading.includes(kana)) ? 1 : 0);
  const free = (all: readonly string[]) => all.filter((each) => each !== headReading && !isRead(each));
  const near = seededOrder(free(others), head + tail, (each) => each).sort((one, other) => far(one) - far(other));
  const on = tail === '' ? free(readings?.on ?? []).filter((each) => each.length <= headReading.length + 1) : [];
  const wrong = [...new Set([...on.slice(0, 1), ...near])].slice(0, 3);
  return wrong.length === 3 && wrong.every((each) => Math.abs(each.length - headReading.length) <= 1) ? wrong : null;
}

/** The head in pieces: each kanji with its other readings, the kana between as they are. */
function piecesOf(
  { head, headReading, tail }: WordHead,
  parts: readonly KanjiInWord[],
  readingsOf: (kanji: string) => JapaneseReadings | null,
): VariedPiece[] {
  const letters = [...head];
  if (parts.some(({ kind }) => kind === 'special')) return wholePieces(letters, headReading, readingsOf);
  let at = 0;
  return letters.map((letter, i): VariedPiece => {
    const part = isOneKanji(letter) || letter === '々' ? parts[at++] : undefined;
    if (!part) return { right: letter, variants: [] };
    const isLast = i === letters.length - 1;
    const readings = readingsOf(part.kanji);
    const heardBehind = isLast ? tail : (parts[at]?.heard ?? letters[i + 1]!);
    const sounds = soundVariants(part.heard, { isFirst: i === 0, next: heardBehind });
    const next = isLast ? tail : letters[i + 1]!;
    const stems = (readings?.kun ?? []).map((kun) => kun.split('-')[0]!);
    const isBeforeKana = next !== '' && !isOneKanji(next) && next !== '々';
    const own = new Set([part.heard, part.reading, '']);
    const otherThan = (all: readonly string[]) => all.filter((each) => !own.has(each));
    const other = [...otherThan(isBeforeKana ? stems : (readings?.on ?? [])), ...sounds];
    const mixed = seededOrder(other, head, (each) => each);
    // 指導 is rather misread as しとう than as ゆびどう: the other kind of reading comes where there is nothing nearer.
    const rest = mixed.length > 0 || isBeforeKana ? [] : otherThan(part.kind === 'on' ? stems : (readings?.on ?? []));
    return { right: part.heard, variants: [...mixed, ...rest] };
  });
}

/** 今日 きょう is read as a whole; one who reads it kanji by kanji says こんび, いまにち. */
function wholePieces(
  letters: readonly string[],
  headReading: string,
  readingsOf: (kanji: string) => JapaneseReadings | null,
): VariedPiece[] {
  const each = letters.map((letter) => {
    const readings = readingsOf(letter);
    return readings ? [...readings.on, ...readings.kun.map((kun) => kun.split('-')[0]!)].slice(0, 4) : [letter];
  });
  const texts = each.reduce<string[]>((all, next) => all.flatMap((text) => next.map((more) => text + more)), ['']);
  return [{ right: headReading, variants: seededOrder(texts, letters.join(''), (text) => text) }];
}
