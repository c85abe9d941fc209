import { readFileSync } from 'node:fs';
import { isKana, soundOfParticle, toHangul, toHiragana } from '@utarang/domain/language';
import { spacedUnits } from '@utarang/domain/text';
import { checksDirectory } from '../places.js';
import type { Analyse, SentenceMorpheme } from '../sentences/checks/analysis.js';
import { readTsv } from '../tsv.js';
import type { WordEntry } from './entry.js';

/** A morpheme of a phrase with its part of the reading. */
export type ReadMorpheme = SentenceMorpheme & { readonly kana: string };

/** A unit of a phrase: its writing, its reading, its pronunciation in Hangul, and its morphemes. */
export type PhraseUnit = {
  readonly written: string;
  readonly kana: string;
  readonly hangul: string;
  readonly morphemes: readonly ReadMorpheme[];
};

type Phrase = Pick<WordEntry, 'id' | 'japaneseWord' | 'reading'>;

/** Units set by hand, for phrases that the analyser gets wrong; each unit is then analysed separately. */
const byHand = (): ReadonlyMap<number, string> =>
  new Map(
    readTsv<'id' | 'units'>(readFileSync(new URL('units.tsv', checksDirectory), 'utf8')).map(
      ({ id, units }) => [Number(id), units] as const,
    ),
  );

/** Divides words into their units (docs/product/pronunciation.md#units). Null where the reading cannot be divided. */
export function phraseUnitReader(analyse: Analyse, given = byHand()): (phrase: Phrase) => PhraseUnit[] | null {
  return function unitsOf({ id, japaneseWord, reading }) {
    const written = given.get(id)?.split(' ');
    const units = written ? written.map((unit) => [...analyse(unit)]) : spacedUnits(analyse(japaneseWord));
    const kana = readingsOf(units.flat(), reading);
    if (!kana) return null;
    let index = 0;
    return units.map((unit) => unitOf(unit.map((morpheme) => ({ ...morpheme, kana: kana[index++]! }))));
  };
}

const unitOf = (morphemes: readonly ReadMorpheme[]): PhraseUnit => ({
  written: morphemes.map(({ surface }) => surface).join(''),
  kana: morphemes.map(({ kana }) => kana).join(''),
  hangul: toHangul(morphemes.map(soundOf).join('')),
  morphemes,
});

/** Readings of 言う and its compounds, in which いう is pronounced ゆう: という, どういう. */
const CALLED = /^(と|[こそど]う|ああ|)いう$/;
const HAS_CALLED = /^(?:助詞|連体詞)$/;

/**
 * The pronunciation of the particles は and へ, which differs from their writing, after another particle, too: には, こちらへは.
 */
function soundOf({ part, kana, lemma }: ReadMorpheme): string {
  if (part === '助詞' || part === '接続詞') {
    const last = soundOfParticle(kana.slice(-1));
    if (last) return kana.slice(0, -1) + last;
  }
  return lemma === '言う' || lemma === 'いう' || HAS_CALLED.test(part) ? kana.replace(CALLED, '$1ゆう') : kana;
}

/**
 * The reading of each morpheme: the analyser's, where these together are the whole; else each has its kana and at least
 * one more for each run of anything else.
 */
function readingsOf(morphemes: readonly SentenceMorpheme[], reading: string): string[] | null {
  const whole = toHiragana(reading);
  const read = morphemes.map((morpheme) => toHiragana(morpheme.reading));
  const found =
    read.join('') === whole ? read : whole.match(new RegExp(`^${morphemes.map(patternOf).join('')}$`, 'u'))?.slice(1);
  if (!found) return null;
  let end = 0;
  return found.map(({ length }) => {
    end += length;
    return reading.slice(end - length, end);
  });
}

/**
 * The pattern of a morpheme's possible readings, the analyser's first. No morpheme begins with a kana that joins the
 * one before, unless it is written so.
 */
function patternOf(
  { surface, reading }: SentenceMorpheme,
  index: number,
  { [index + 1]: next }: readonly SentenceMorpheme[],
): string {
  if (isKana(surface)) return `(${toHiragana(surface)})`;
  const loose = [...surface].map((letter) => (isKana(letter) ? toHiragana(letter) : '.+?')).join('');
  return `(${toHiragana(reading)}|${loose})${next && JOINS.test(next.surface) ? '' : NOT_JOINED}`;
}
const JOINS = /^[ぁぃぅぇぉゃゅょっー]/;
const NOT_JOINED = '(?![ぁぃぅぇぉゃゅょっー])';

/** The pronunciation of a phrase, with spaces between its units. */
export const spacedPronunciation = (units: readonly PhraseUnit[]): string =>
  units.map(({ hangul }) => hangul).join(' ');

/**
 * The pronunciations with spaces in a book: those of its expressions, and of other words that already have a space (男の
 * 人), by id. Words of one unit are left out.
 */
export function spacedPronunciations(words: readonly WordEntry[], analyse: Analyse): Map<number, string> {
  const unitsOf = phraseUnitReader(analyse);
  const spaced = new Map<number, string>();
  for (const word of words) {
    if (!word.partsOfSpeech.includes('expression') && !word.koreanPronunciation.includes(' ')) continue;
    const units = unitsOf(word);
    if (!units) throw new Error(`${word.japaneseWord} cannot be read ${word.reading} in its units`);
    if (units.length > 1) spaced.set(word.id, spacedPronunciation(units));
  }
  return spaced;
}
