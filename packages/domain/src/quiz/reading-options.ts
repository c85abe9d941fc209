import { type KanjiInWord, splitReading } from '../language/kanji/index.js';
import type { JapaneseReadings } from '../language/kanji/japanese-readings.js';
import { isOneKanji } from '../language/script.js';
import { threeWrong, type VariedPiece } from './four-of.js';
import { seededOrder } from './seeded-order.js';
import { isVoiced, otherVoice, soundVariants } from './sound-variants.js';
import { type WordHead, wordHead } from './word-head.js';

type ReadWord = { readonly japaneseWord: string; readonly reading: string };

export type ReadingSources = {
  readonly readingsOf: (kanji: string) => JapaneseReadings | null;
  /** Readings of the kanji of other words with one kanji and these kana after it. */
  readonly readingsBefore: (tail: string) => readonly string[];
  /** Checks whether a text in kanji also has a reading, whatever it means then. */
  readonly isRight: (written: string, reading: string) => boolean;
};

/** A word with three wrong readings of its head. */
export type HeadOptions = WordHead & { readonly wrong: readonly string[] };

/**
 * The reading options of a word, as in the JLPT (docs/product/sentences.md#kinds-of-questions): other readings of the
 * same kanji, and its own with another length or voicing; for one kanji with a kun reading, the readings of others with
 * the same kana after them. "None is a reading of what is written, in the book or beyond it."
 */
export function readingOptions(
  word: ReadWord,
  { readingsOf, readingsBefore, isRight }: ReadingSources,
): HeadOptions | null {
  const parsed = wordHead(word);
  if (!parsed) return null;
  const { head, headReading, tail } = parsed;
  const kanjiReadings = (kanji: string) => readingsOf(kanji);
  const isRead = (reading: string) =>
    isRight(head + tail, reading + tail) || (isOneKanji(head) && isKunOf(kanjiReadings(head), reading, tail));
  const parts = splitReading(head + tail, headReading + tail, readingsOf);
  const isKun = isOneKanji(head) && (tail !== '' || parts[0]?.kind === 'kun');
  const wrong = isKun
    ? fromOthers(parsed, kanjiReadings(head), readingsBefore(tail), isRead)
    : threeWrong(piecesOf(parsed, parts, readingsOf), isRead);
  return wrong && { ...parsed, wrong };
}

/** The kun readings of a kanji, 空 から, そら, あ-く: a reading of the kanji before the same kana could be right. */
const isKunOf = (readings: JapaneseReadings | null, reading: string, tail: string): boolean =>
  readings?.kun.some((kun) => {
    const [stem = '', okurigana = ''] = kun.split('-');
    return stem === reading && (tail === '' || okurigana === '' || okurigana[0] === tail[0]);
  }) ?? false;

/**
 * Heads as long as the right one that share a kana with it come first; an on reading of the kanji may be among them.
 */
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

/**
 * The head in pieces: each kanji with its other readings, the kana between unchanged. "A kanji read in on is offered
 * other on readings alone, since nobody reads 激励 as けきれい for the kun reading はげ-む; one read in kun is offered its first
 * on reading" (docs/product/sentences.md#kinds-of-questions).
 */
function piecesOf(
  { head, headReading, tail }: WordHead,
  parts: readonly KanjiInWord[],
  readingsOf: (kanji: string) => JapaneseReadings | null,
): VariedPiece[] {
  const letters = [...head];
  if (parts.some(({ kind }) => kind === 'special')) return wholePieces(letters, headReading, readingsOf);
  if (letters[1] === '々' && letters.length === 2) return [doubledPiece(parts[0]!, headReading, readingsOf)];
  let kanjiIndex = 0;
  return letters.map((letter, i): VariedPiece => {
    const part = isOneKanji(letter) || letter === '々' ? parts[kanjiIndex++] : undefined;
    if (!part) return { right: letter, variants: [] };
    const isLast = i === letters.length - 1;
    const [before = '', after = tail] = [letters[i - 1], letters[i + 1]];
    const isBesideKana = [before, after].some((other) => other !== '' && !isOneKanji(other));
    const ons = realOn(readingsOf(part.kanji)).filter((on) => on !== part.heard && on !== part.reading);
    if (part.kind === 'on') {
      const next = isLast ? tail : (parts[kanjiIndex]?.heard ?? after);
      const sounds = soundVariants(part.heard, { isFirst: i === 0, next });
      // Learners who do not know 圧倒 あっとう also read it あつとう.
      const parted = part.heard === part.reading ? [] : [part.reading];
      const near = seededOrder([...ons.slice(0, 1), ...parted, ...sounds], head, (each) => each);
      return { right: part.heard, variants: [...new Set([...near, ...ons])] };
    }
    const voiced = isOneKanji(before) ? voicedOrNot(part) : [];
    return { right: part.heard, variants: isBesideKana ? voiced : [...ons.slice(0, 1), ...voiced] };
  });
}

/** The on readings that may end a word: ほう of 法, not はっ. */
const realOn = (readings: JapaneseReadings | null): readonly string[] =>
  (readings?.on ?? []).filter((on) => !on.endsWith('っ'));

/** A kun reading after another kanji may be voiced: がわ for かわ, and かわ where it is がわ. */
function voicedOrNot({ heard, reading }: KanjiInWord): readonly string[] {
  const other = otherVoice(heard);
  return other !== null && isVoiced(heard) === (heard[0] !== reading[0]) ? [other] : [];
}

/** Learners read 人々 ひとびと as じんじん or ひとひと: both characters have the same reading. */
function doubledPiece(
  { kanji, heard, reading }: KanjiInWord,
  headReading: string,
  readingsOf: (kanji: string) => JapaneseReadings | null,
): VariedPiece {
  const readings = readingsOf(kanji);
  const whole = (readings?.kun ?? []).filter((kun) => !kun.includes('-'));
  const all = [...realOn(readings), ...whole];
  const doubled = [heard, reading.split('-')[0]!, ...all].flatMap((each) => [
    each + each,
    each + (otherVoice(each) ?? each),
  ]);
  return { right: headReading, variants: [...new Set(doubled)] };
}

/** A word that is read as a whole, 今日 きょう: kanji by kanji learners read こんにち, いまひ, こんび. */
function wholePieces(
  letters: readonly string[],
  headReading: string,
  readingsOf: (kanji: string) => JapaneseReadings | null,
): VariedPiece[] {
  const each = letters.map((letter) => {
    const readings = readingsOf(letter);
    return { on: realOn(readings), kun: (readings?.kun ?? []).filter((kun) => !kun.includes('-')) };
  });
  const joined = (all: readonly (readonly string[])[]) =>
    all.reduce<string[]>((texts, next) => texts.flatMap((text) => next.map((more) => text + more)), ['']);
  const alike = [...joined(each.map(({ on }) => on)), ...joined(each.map(({ kun }) => kun))];
  const variants = [...new Set([...alike, ...joined(each.map(({ on, kun }) => [...on, ...kun]))])];
  return [{ right: headReading, variants }];
}
