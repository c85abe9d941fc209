import { hasKanji, kanjiIn, toHiragana, unvoiced } from '@utarang/domain/language';
import {
  furiganaOf,
  type Piece,
  readingInPieces,
  unitStarts,
  wordPlaces,
  writtenText,
} from '@utarang/domain/sentences';
import { writingsOf } from '@utarang/domain/words';
import type { WordEntry } from '../../words/entry.js';
import type { SentenceMorpheme } from './analysis.js';

/** Morphemes of a sentence, from the first to before the last. */
export type Span = { readonly first: number; readonly last: number };

/** Those that are a word of the book, and its place in the written text. */
export type Occurrence = Span & { readonly start: number; readonly end: number };

/** A word in any spelling may take so many morphemes; one that is longer, as sayings are, as many as it has letters. */
const LONGEST = 4;

type Sought = Pick<WordEntry, 'japaneseWord' | 'reading' | 'partsOfSpeech' | 'forms'>;

/**
 * Finds where a word stands in a sentence, in whatever form: as written in any of its spellings, in its dictionary
 * form, in kana, with fewer kanji than in the book (朝ご飯 for 朝御飯), or with those of a noun that the book has in kana (値段
 * for ねだん). The analyser says what the dictionary form is; where it finds none, the spaces of the sentence do.
 */
export function occurrencesOf(
  word: Sought,
  morphemes: readonly SentenceMorpheme[],
  pieces: readonly Piece[],
): Occurrence[] {
  const found = analysed(word, morphemes, pieces);
  return found.length > 0 ? found : asUnit(word, morphemes, pieces);
}

function analysed(word: Sought, morphemes: readonly SentenceMorpheme[], pieces: readonly Piece[]): Occurrence[] {
  const spelt = writingsOf(word).map((japaneseWord): Sought => ({ ...word, japaneseWord, forms: [] }));
  const forms = spelt.flatMap((each) => [each, ...potentialsOf(each), ...adverbsOf(each)]);
  const longest = Math.max(LONGEST, ...spelt.map(({ japaneseWord }) => japaneseWord.length));
  return morphemes.flatMap((_, first) =>
    Array.from({ length: longest }, (__, n) => first + n + 1)
      .filter((last) => last <= morphemes.length)
      .filter((last) => forms.some((form) => isWord(form, morphemes.slice(first, last), pieces)))
      .map((last) => ({ first, last, start: morphemes[first]!.start, end: morphemes[last - 1]!.end })),
  );
}

/**
 * A word that the analyser does not know, or cuts amiss (テンパって, よだれ): it begins where the sentence has a space, is written
 * as in the book, and what stands behind the form in which the rule of inflection knows it is no more of a word.
 */
function asUnit(word: Sought, morphemes: readonly SentenceMorpheme[], pieces: readonly Piece[]): Occurrence[] {
  const written = writtenText(pieces);
  const units = unitStarts(pieces);
  const stems = writingsOf(word)
    .map((writing) => stemOf(writing, word.partsOfSpeech))
    .filter((stem) => stem.length > 1 || hasKanji(stem));
  const mayBegin = (start: number) => stems.some((stem) => written.startsWith(stem, start));
  if (!units.some(mayBegin)) return [];
  return wordPlaces({ parts: furiganaOf(pieces), units }, [{ ...word, id: 0 }])
    .filter(({ start }) => units.includes(start) && mayBegin(start))
    .filter(({ end }) => units.includes(end) || AFTER_A_WORD.test(written.slice(end)))
    .map(({ start, end }) => ({
      first: morphemes.findIndex((each) => each.end > start),
      last: morphemes.findLastIndex((each) => each.start < end) + 1,
      start,
      end,
    }));
}

/** Particles, endings of です and する, and marks. */
const AFTER_A_WORD =
  /^(?:$|[、。！？がをにはへもとでのかなやねよ]|だ|です|から|まで|より|って|じゃ|らしい|そう|みたい|ほど|だけ|する|した|して|しま|させ|され)/;

const INFLECTED = /^(?:verb-(?:u|ru)|adj-i)$/;

function stemOf(writing: string, partsOfSpeech: readonly string[]): string {
  if (partsOfSpeech.includes('verb-irregular')) return writing.replace(/[すず]る$/, '');
  return partsOfSpeech.some((part) => INFLECTED.test(part)) ? writing.slice(0, -1) : writing;
}

/** The analyser takes 読める, what one can read, for a verb of its own. Only a 五段 verb has such a form. */
const potentialsOf = ({ japaneseWord, reading, partsOfSpeech }: Sought): Sought[] =>
  partsOfSpeech.includes('verb-u')
    ? [{ japaneseWord: potential(japaneseWord), reading: potential(reading), partsOfSpeech: ['verb-ru'], forms: [] }]
    : [];

/** The analyser takes ぽつんと for one adverb, where the book has ぽつん. */
const adverbsOf = ({ japaneseWord, reading, partsOfSpeech }: Sought): Sought[] =>
  partsOfSpeech.includes('adverb')
    ? [{ japaneseWord: `${japaneseWord}と`, reading: `${reading}と`, partsOfSpeech, forms: [] }]
    : [];

const potential = (verb: string): string => `${verb.slice(0, -1)}${ENDINGS[verb.at(-1)!] ?? ''}る`;

const ENDINGS: Readonly<Record<string, string>> = {
  う: 'え',
  く: 'け',
  ぐ: 'げ',
  す: 'せ',
  つ: 'て',
  ぬ: 'ね',
  ぶ: 'べ',
  む: 'め',
  る: 'れ',
};

const isWord = (word: Sought, span: readonly SentenceMorpheme[], pieces: readonly Piece[]): boolean => {
  const final = span.at(-1)!;
  const surface = span.map((morpheme) => morpheme.surface).join('');
  const inflected = final.lemma !== final.surface;
  const lemma = surface.slice(0, surface.length - final.surface.length) + final.lemma;
  if (!mayBe(word, span[0]!) || (!mayBe(word, final) && surface !== word.japaneseWord)) return false;
  const reading =
    readingInPieces(pieces, span[0]!.start, final.end) ?? toHiragana(span.map((morpheme) => morpheme.reading).join(''));
  const wanted = toHiragana(word.reading);
  if (reading === wanted && isPlainer(surface, word.japaneseWord)) return true;
  if (reading === wanted && isNounInKana(word)) return true;
  if (toHiragana(lemma) === wanted) return true;
  if (lemma !== word.japaneseWord) return false;
  if (!inflected) return reading === wanted || (isCounter(word) && unvoiced(reading) === unvoiced(wanted));
  return word.partsOfSpeech.includes('verb-irregular') || reading[0] === wanted[0];
};

const isNounInKana = ({ japaneseWord, partsOfSpeech }: Sought): boolean =>
  partsOfSpeech.includes('noun') && !hasKanji(japaneseWord);

/** ない behind a verb is an ending and not the adjective, and で は no conjunction; but かもしれない begins with か. */
const mayBe = ({ partsOfSpeech }: Sought, { part }: SentenceMorpheme): boolean =>
  (part !== '助詞' && part !== '助動詞') || partsOfSpeech.some((of) => OF_GRAMMAR.has(of));

const OF_GRAMMAR = new Set(['particle', 'suffix', 'expression']);

/** 匹 is read ひき, びき or ぴき, by the number before it. */
const isCounter = ({ partsOfSpeech }: Sought): boolean =>
  partsOfSpeech.some((of) => of === 'counter' || of === 'suffix');

const isPlainer = (surface: string, written: string): boolean =>
  kanjiIn(surface).every((kanji) => written.includes(kanji));

const CONTENT = new Set(['名詞', '動詞', '形容詞', '副詞', '連体詞', '接続詞', '感動詞']);
const GRAMMAR = new Set(['非自立', '接尾', '数']);

/** Checks whether a morpheme is a word of its own, and no particle, ending, suffix or figure. */
export const isContent = ({ part, kind }: SentenceMorpheme): boolean => CONTENT.has(part) && !GRAMMAR.has(kind);

/** The content words of a sentence that are none of `words`. */
export function uncovered(
  words: readonly Sought[],
  morphemes: readonly SentenceMorpheme[],
  pieces: readonly Piece[],
): SentenceMorpheme[] {
  const covered = new Set(
    words
      .flatMap((word) => occurrencesOf(word, morphemes, pieces))
      .flatMap(({ first, last }) => morphemes.slice(first, last)),
  );
  return morphemes.filter((morpheme) => isContent(morpheme) && !covered.has(morpheme));
}
