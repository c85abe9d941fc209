import type { Origin, PartOfSpeech } from '@utarang/contract';
import type { CompoundEnd } from '@utarang/domain/accent';
import { isKana, toHiragana, toNfkc } from '@utarang/domain/language';
import { writingsOf } from '@utarang/domain/words';
import { readTsv } from '../tsv.js';
import type { WordEntry } from '../words/entry.js';

/** A row of UniDic: a lemma with one of its readings. */
export type UnidicRow = {
  readonly lemma: string;
  /** In hiragana. */
  readonly reading: string;
  readonly pos: string;
  readonly inflection: string;
  readonly origin: Origin | null;
  /** The morae after which the pitch falls, the usual one first; empty where UniDic has none. */
  readonly accent: readonly number[];
  /** Its spellings, the commonest first. */
  readonly forms: readonly string[];
};

const ORIGINS: Readonly<Record<string, Origin>> = { 和: '와', 漢: '한', 外: '외', 混: '혼' };

/** Reads `unidic-words.tsv`. */
export const parseUnidic = (text: string): UnidicRow[] =>
  readTsv<'lemma' | 'reading' | 'pos' | 'ctype' | 'goshu' | 'accent' | 'forms'>(text).map((row) => ({
    lemma: row.lemma,
    reading: toHiragana(row.reading),
    pos: row.pos,
    inflection: row.ctype,
    origin: ORIGINS[row.goshu] ?? null,
    accent: /^\d/.test(row.accent) ? row.accent.split(',').map(Number) : [],
    forms: toNfkc(row.forms).split(' '),
  }));

/**
 * UniDic's classes for the words of each of our classes: first that of most of them, then others, since its classes are
 * finer and differ for some words.
 */
const CLASSES: Readonly<Record<PartOfSpeech, readonly [RegExp, RegExp]>> = {
  noun: [/^名詞/, /^(代名詞|接尾辞-名詞|形状詞|副詞)/],
  'noun-suru': [/^名詞.*サ変/, /^(名詞|形状詞|副詞)/],
  pronoun: [/^代名詞/, /^(名詞|連体詞|副詞)/],
  numeral: [/^名詞/, /^名詞/],
  counter: [/助数詞/, /^(名詞|接尾辞)/],
  'verb-u': [/^動詞.*\t(五段|文語四段)/, /^(接尾辞-動詞|助動詞).*\t(五段|文語四段)/],
  'verb-ru': [/^動詞.*\t(上|下)一段/, /^(接尾辞-動詞|助動詞).*\t(上|下)一段/],
  'verb-irregular': [/^動詞.*変格/, /^接尾辞-動詞.*変格/],
  'adj-i': [/^形容詞/, /^(接尾辞-形容詞|助動詞)/],
  'adj-na': [/形状詞/, /^(名詞|副詞|接尾辞)/],
  determiner: [/^連体詞/, /^(代名詞|副詞|名詞)/],
  adverb: [/^副詞/, /^(名詞|形状詞|感動詞|接続詞|代名詞|助詞)/],
  conjunction: [/^接続詞/, /^(副詞|助詞|感動詞|名詞)/],
  interjection: [/^感動詞/, /^(副詞|名詞|代名詞)/],
  particle: [/^助詞/, /^助動詞/],
  prefix: [/^接頭辞/, /^接頭辞/],
  suffix: [/^接尾辞/, /^接尾辞/],
  expression: [/^/, /^/],
};

/** Finds the rows of UniDic for a word of the book: those with its reading, its class and its writing. */
export function unidicFinder(rows: readonly UnidicRow[]) {
  const byReading = new Map<string, UnidicRow[]>();
  for (const row of rows) {
    const alike = byReading.get(row.reading);
    if (alike) alike.push(row);
    else byReading.set(row.reading, [row]);
  }

  return function find(word: WordEntry): readonly UnidicRow[] {
    const [part = 'noun', ...others] = word.partsOfSpeech;
    const classes = [...CLASSES[part], ...others.flatMap((other) => CLASSES[other])];
    const read = byReading.get(toHiragana(word.reading)) ?? [];
    for (const isClass of classes) {
      const found = written(
        read.filter(({ pos, inflection }) => isClass.test(`${pos}\t${inflection}`)),
        word,
      );
      if (found.some(({ accent }) => accent.length > 0)) return found;
    }
    return [];
  };
}

/** The key of a word: its writing and its reading, in hiragana. */
const nameOf = (written: string, reading: string): string => `${written}\t${toHiragana(reading)}`;

/**
 * Finds the ends of a compound noun, the longest first: words of UniDic with a reading with which the word ends. Of
 * those in katakana only words of the book count, on both sides: UniDic also has parts of loan words (コン, ティスト).
 */
export function compoundEndFinder(rows: readonly UnidicRow[], book: readonly WordEntry[]) {
  const inBook = new Set(book.map((word) => nameOf(word.japaneseWord, word.reading)));
  const isWord = (written: string, name: string): boolean => !KATAKANA.test(written) || inBook.has(name);
  const nouns = new Map<string, UnidicRow>();
  const fronts = new Map<string, CompoundEnd['front']['as']>([...inBook].map((name) => [name, 'word']));
  for (const row of rows) {
    for (const form of [row.lemma, ...row.forms]) {
      const name = nameOf(form, row.reading);
      if (!isWord(form, name)) continue;
      if (NOUN_OR_SUFFIX.test(row.pos) && (nouns.get(name)?.accent.length ?? 0) === 0) nouns.set(name, row);
      const kind = FRONT.exec(row.pos)?.[0];
      if (kind === '接頭辞') fronts.set(name, 'prefix');
      else if (kind && fronts.get(name) !== 'prefix') fronts.set(name, row.origin === '와' ? 'native word' : 'word');
    }
  }
  return function endsOf({ japaneseWord, reading, partsOfSpeech }: WordEntry): CompoundEnd[] {
    if (!partsOfSpeech.some((part) => COMPOUNDS.has(part))) return [];
    return placesIn(japaneseWord).flatMap((place) =>
      placesIn(reading).flatMap((heard) => {
        const end = { written: japaneseWord.slice(place), reading: reading.slice(heard) };
        const row = nouns.get(nameOf(end.written, end.reading));
        if (!row) return [];
        const [before, read] = [japaneseWord.slice(0, place), reading.slice(0, heard)];
        const as = fronts.get(nameOf(before, read)) ?? null;
        const front = { written: before, reading: read, as };
        return [{ ...end, accent: row.accent, isSino: row.origin === '한', front }];
      }),
    );
  };
}

const NOUN_OR_SUFFIX = /^(?:名詞|接尾辞-名詞)/;
const FRONT = /^(?:名詞|形状詞|代名詞|接頭辞)/;
const KATAKANA = /^[ァ-ヺー]+$/u;
const placesIn = (text: string): number[] => Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => i + 1);

/** The parts of speech to which the rule of compounds applies. */
const COMPOUNDS: ReadonlySet<string> = new Set(['noun', 'noun-suru', 'adj-na']);

/**
 * The rows with the writing of the word. Kanji distinguish homophones, so a word in kana is looked up by its kanji
 * first.
 */
function written(rows: readonly UnidicRow[], word: WordEntry): readonly UnidicRow[] {
  const writings = writingsOf(word).map(toNfkc);
  const inKana = isKana(word.japaneseWord) ? [...writings, toHiragana(word.reading)] : [];
  for (const writing of [...writings.filter((text) => !isKana(text)), ...inKana]) {
    const found = bestOf(rows, writing);
    if (found.length > 0) return found;
  }
  return [];
}

/** The rows with a writing: those of the lemma with that writing, else those for which the writing is most common. */
function bestOf(rows: readonly UnidicRow[], writing: string): readonly UnidicRow[] {
  const found = rows.filter(
    ({ lemma, forms, accent }) => accent.length > 0 && (lemma === writing || forms.includes(writing)),
  );
  const lemmas = found.filter(({ lemma }) => lemma === writing);
  if (lemmas.length > 0) return lemmas;
  const place = ({ forms }: UnidicRow) => forms.indexOf(writing);
  const least = Math.min(...found.map(place));
  return found.filter((row) => place(row) === least);
}
