import { kanjiIn, unvoiced } from '../language/index.js';
import { wordsOf } from '../language/japanese/index.js';
import { toHiragana } from '../language/kana-scripts.js';
import type { RubyPart } from '../words/ruby.js';
import { type SpeltWord, writingsOf } from '../words/written-form.js';
import { readingBetween } from './reading-between.js';

/** A text with its readings, and the beginnings of its units, the groups that are said together: 私は 毎朝 パンを 食べる. */
export type SpacedText = { readonly parts: readonly RubyPart[]; readonly units: readonly number[] };

/** A word of the book that is in the text. */
export type StandingWord = {
  readonly id: number;
  readonly japaneseWord: string;
  readonly reading: string;
  readonly partsOfSpeech: readonly string[];
  readonly forms?: SpeltWord['forms'];
};

/** A word with its place: a half-open range in UTF-16 units. */
export type PlacedWord = { readonly id: number; readonly start: number; readonly end: number };

/** The most characters of a form in a sentence. */
const LONGEST_FORM = 14;
/**
 * For each part of speech the ending of the dictionary form, and the kind by which it inflects. A noun has neither:
 * with です it is two words to a reader. A suffix may inflect, like がる and やすい, and so may an expression, like 手にする: the
 * book does not say how, but its ending does.
 */
const INFLECTION: Readonly<Record<string, readonly (readonly [tail: string, part: string])[]>> = {
  'verb-u': [['', 'verb-u']],
  'verb-ru': [['', 'verb-ru']],
  'verb-irregular': [['', 'verb-irregular']],
  'adj-i': [['', 'adj-i']],
  'noun-suru': [['する', 'verb-irregular']],
  suffix: [
    ['', 'verb-u'],
    ['', 'verb-ru'],
    ['', 'adj-i'],
  ],
  expression: [
    ['', 'verb-u'],
    ['', 'verb-ru'],
    ['', 'verb-irregular'],
    ['', 'adj-i'],
  ],
};

/** Counters, whose sound may change after a number: 匹 ひき, びき, ぴき. */
const COUNTING: ReadonlySet<string> = new Set(['counter', 'suffix']);

/**
 * "The word is marked in whatever form it has there; every other word of the sentence is a link"
 * (docs/product/sentences.md#examples).
 *
 * The places of words in a text, in the order of the text; no two overlap. The words are known to be in it, so the
 * places are chosen such that most words have one; then, that most begin where a unit does; then, that they are
 * longest. A word without a place is left out; one that occurs twice has one place.
 */
export function wordPlaces(text: SpacedText, words: readonly StandingWord[]): PlacedWord[] {
  const reader = readerOf(text);
  const candidates = words.flatMap((word, index) =>
    stretchesOf(word, reader).map((stretch) => ({ wordIndex: index, ...stretch })),
  );
  candidates.sort((a, b) => a.start - b.start);
  return bestCandidates(candidates).map(({ wordIndex, start, end }) => ({ id: words[wordIndex]!.id, start, end }));
}

type Stretch = { readonly start: number; readonly end: number; readonly worth: number };
type Candidate = Stretch & { readonly wordIndex: number };

/**
 * The weights of a place: that a word has one counts most, then that it begins with a unit or a reading, then its
 * length.
 */
const PLACE = 1_000_000;
const BEGINNING = 1000;

type Reader = {
  readonly written: string;
  /** The reading in hiragana; null where the range begins or ends within a reading. */
  reading(start: number, end: number): string | null;
  /** The reading of a word, where the range is a part of one reading that begins or ends with it; else null. */
  shared(start: number, end: number, reading: string): string | null;
  /** The score of a word that begins there. */
  begins(start: number): number;
  /** Checks whether it lies in one unit. */
  inOneUnit(start: number, end: number): boolean;
  /** The words that a reading may be a form of, by `lemmaKey`. */
  lemmas(reading: string): ReadonlySet<string>;
};

/** The reading of a word with a part of speech. */
const lemmaKey = (reading: string, part: string): string => `${reading} ${part}`;

function readerOf({ parts, units }: SpacedText): Reader {
  const written = parts.map((part) => part.text).join('');
  const lemmas = new Map<string, ReadonlySet<string>>();
  const readings: { start: number; end: number; reading: string }[] = [];
  let index = 0;
  for (const { text, reading } of parts) {
    if (reading !== null) readings.push({ start: index, end: index + text.length, reading });
    index += text.length;
  }
  return {
    written,
    reading(start, end) {
      const reading = readingBetween(parts, start, end);
      return reading === null ? null : toHiragana(reading);
    },
    shared(start, end, reading) {
      const whole = readings.find((each) => each.start <= start && end <= each.end);
      const fits =
        whole && (whole.start === start ? whole.reading.startsWith(reading) : whole.reading.endsWith(reading));
      return fits ? reading : null;
    },
    begins: (start) => (units.includes(start) ? 2 : readings.some((each) => each.start === start) ? 1 : 0),
    inOneUnit: (start, end) => !units.some((unit) => unit > start && unit < end),
    lemmas(reading) {
      const known = lemmas.get(reading);
      if (known) return known;
      const made = new Set(
        wordsOf(reading).flatMap(({ word, partsOfSpeech }) => partsOfSpeech.map((part) => lemmaKey(word, part))),
      );
      lemmas.set(reading, made);
      return made;
    },
  };
}

function stretchesOf(word: StandingWord, reader: Reader): Stretch[] {
  const { written } = reader;
  const longest = Math.max(...writingsOf(word).map(({ length }) => length), word.reading.length, LONGEST_FORM);
  const isWord = matcherOf(word, reader);
  const kanji = kanjiOf(word);
  const found: Stretch[] = [];
  for (let start = 0; start < written.length; start++) {
    for (let end = start + 1; end <= Math.min(start + longest, written.length); end++) {
      if (kanji && !holdsOnly(kanji, written.slice(start, end))) break;
      if (isWord(start, end)) found.push({ start, end, worth: PLACE + BEGINNING * reader.begins(start) + end - start });
    }
  }
  return found;
}

/**
 * Checks whether a range, whose kanji are the word's, is the word: unchanged, in a form, as a counter, or as part of a
 * compound.
 */
function matcherOf(word: StandingWord, reader: Reader): (start: number, end: number) => boolean {
  const { partsOfSpeech } = word;
  const writings = new Set(writingsOf(word));
  const wanted = toHiragana(word.reading);
  const forms = partsOfSpeech.flatMap((part) =>
    (INFLECTION[part] ?? []).map(([tail, as]) => lemmaKey(wanted + tail, as)),
  );
  const counts = partsOfSpeech.some((part) => COUNTING.has(part));
  const isAdverb = partsOfSpeech.includes('adverb'); // ぽつん, also in ぽつんと
  const isSaying = partsOfSpeech.includes('expression'); // of several units: 手に する
  const isForm = (reading: string) => forms.some((form) => reader.lemmas(reading).has(form));
  return (start, end) => {
    const text = reader.written.slice(start, end);
    const reading = reader.reading(start, end) ?? (writings.has(text) ? reader.shared(start, end, wanted) : null);
    if (reading === null) return false;
    if (reading === wanted || (isAdverb && reading === `${wanted}と`)) return true;
    if (counts && writings.has(text) && unvoiced(reading) === unvoiced(wanted)) return true;
    if (forms.length === 0 || !(isSaying || reader.inOneUnit(start, end))) return false;
    return isForm(reading) || (reader.begins(start) > 0 && isForm(`${reading}ます`)); // 会い of 会いに行く
  };
}

/**
 * The kanji that a word may be written with; null for a noun in kana, which a sentence may write in any kanji: 値段 for
 * ねだん.
 */
function kanjiOf(word: StandingWord): ReadonlySet<string> | null {
  const kanji = new Set(kanjiIn(writingsOf(word).join('')));
  return kanji.size === 0 && word.partsOfSpeech.includes('noun') ? null : kanji;
}

/** Checks whether a text has no kanji but these: 朝ご飯 is 朝御飯 with fewer kanji; with others it would be another word. */
const holdsOnly = (kanji: ReadonlySet<string>, text: string): boolean => kanjiIn(text).every((each) => kanji.has(each));

/** The candidates with the highest total: each word once, without overlaps, in the order of the text. */
function bestCandidates(candidates: readonly Candidate[]): Candidate[] {
  type Choice = { readonly worth: number; readonly chosen: readonly Candidate[] };
  const known = new Map<string, Choice>();
  /** For each candidate the words at its place or later, one bit each: the others no longer matter there. */
  const later = [0n];
  for (const { wordIndex } of [...candidates].reverse()) later.unshift(later[0]! | (1n << BigInt(wordIndex)));
  const from = (index: number, usedBefore: bigint): Choice => {
    const candidate = candidates[index];
    if (!candidate) return { worth: 0, chosen: [] };
    const used = usedBefore & later[index]!;
    const key = `${index} ${used}`;
    const found = known.get(key);
    if (found) return found;
    const without = from(index + 1, used);
    let choice = without;
    const word = 1n << BigInt(candidate.wordIndex);
    if (!(used & word)) {
      let next = index + 1;
      while ((candidates[next]?.start ?? Number.POSITIVE_INFINITY) < candidate.end) next++;
      const rest = from(next, used | word);
      if (candidate.worth + rest.worth >= without.worth) {
        choice = { worth: candidate.worth + rest.worth, chosen: [candidate, ...rest.chosen] };
      }
    }
    known.set(key, choice);
    return choice;
  };
  return [...from(0, 0n).chosen];
}
