import { hasKanji, inBothKana, kanjiIn, toHiragana, unvoiced } from '@utarang/domain/language';
import { furiganaOf, type Piece, readingBetween, unitStarts, wordPlaces, writtenText } from '@utarang/domain/sentences';
import { writingsOf } from '@utarang/domain/words';
import type { WordEntry } from '../../words/entry.js';
import type { SentenceMorpheme } from './analysis.js';

/** Morphemes of a sentence, from the first to before the last. */
export type Span = { readonly first: number; readonly last: number };

/** A stretch that is a word of the book, with its range in the written text. */
export type Occurrence = Span & { readonly start: number; readonly end: number };

/** The most morphemes of a word. A longer word, such as a saying, may take as many as it has characters. */
const MORPHEMES_MAX = 4;

/** The fields of a word by which it is searched for. */
type SearchedWord = Pick<WordEntry, 'japaneseWord' | 'reading' | 'partsOfSpeech' | 'forms'>;

/**
 * Finds the places of a word in a sentence, in whatever form: as written in any of its spellings, in its dictionary
 * form, in kana, with fewer kanji than in the book (朝ご飯 for 朝御飯), or with those of a noun that the book has in kana (値段
 * for ねだん). The analyser gives the dictionary form; where it finds none, the spaces of the sentence decide.
 */
export function occurrencesOf(
  word: SearchedWord,
  morphemes: readonly SentenceMorpheme[],
  pieces: readonly Piece[],
): readonly Occurrence[] {
  const known = knownIn(morphemes, pieces);
  const places = known.get(word) ?? newOccurrencesOf(word, morphemes, pieces);
  known.set(word, places);
  return places;
}

function newOccurrencesOf(word: SearchedWord, morphemes: readonly SentenceMorpheme[], pieces: readonly Piece[]) {
  const found = analysedOccurrences(word, morphemes, pieces);
  return found.length > 0 ? found : spacedOccurrences(word, morphemes, pieces);
}

type KnownOccurrences = Map<SearchedWord, readonly Occurrence[]>;

/** A cache of the occurrences in each sentence, since most checks ask for the same words. */
const occurrenceCache = new WeakMap<
  readonly Piece[],
  { readonly morphemes: readonly SentenceMorpheme[]; known: KnownOccurrences }
>();

function knownIn(morphemes: readonly SentenceMorpheme[], pieces: readonly Piece[]): KnownOccurrences {
  const before = occurrenceCache.get(pieces);
  if (before?.morphemes === morphemes) return before.known;
  const known: KnownOccurrences = new Map();
  occurrenceCache.set(pieces, { morphemes, known });
  return known;
}

type Form = SearchedWord & { readonly wantedKana: string };

/** A cache of the forms of each word. */
const formCache = new WeakMap<SearchedWord, { readonly forms: readonly Form[]; readonly longest: number }>();

function formsOf(word: SearchedWord): { readonly forms: readonly Form[]; readonly longest: number } {
  const known = formCache.get(word);
  if (known) return known;
  const spelt = writingsOf(word).map((japaneseWord): SearchedWord => ({ ...word, japaneseWord, forms: [] }));
  const forms = spelt
    .flatMap((each) => [each, ...potentialsOf(each), ...adverbsOf(each)])
    .map((each) => ({ ...each, wantedKana: toHiragana(each.reading) }));
  const found = { forms, longest: Math.max(...spelt.map(({ japaneseWord }) => japaneseWord.length)) };
  formCache.set(word, found);
  return found;
}

function analysedOccurrences(
  word: SearchedWord,
  morphemes: readonly SentenceMorpheme[],
  pieces: readonly Piece[],
): Occurrence[] {
  const { forms, longest } = formsOf(word);
  const spans = longest > MORPHEMES_MAX ? spansUpTo(longest, morphemes, pieces) : usualSpans(morphemes, pieces);
  return spans
    .filter((span) => forms.some((form) => isWord(form, span)))
    .map(({ first, last, head, final }) => ({ first, last, start: head.start, end: final.end }));
}

/** Consecutive morphemes of a sentence, with the texts with which a word is compared. */
type ReadSpan = Span & {
  readonly head: SentenceMorpheme;
  readonly final: SentenceMorpheme;
  readonly surface: string;
  /** The surface with its last morpheme in the dictionary form. */
  readonly lemma: string;
  readonly lemmaKana: string;
  /** The reading in the sentence, or else that of the analyser. */
  readonly reading: string;
};

/** A cache of the spans of the latest sentence, since the checks ask for each of its words in turn. */
let latest:
  | { morphemes: readonly SentenceMorpheme[]; pieces: readonly Piece[]; spans: readonly ReadSpan[] }
  | undefined;

function usualSpans(morphemes: readonly SentenceMorpheme[], pieces: readonly Piece[]): readonly ReadSpan[] {
  if (latest?.morphemes === morphemes && latest.pieces === pieces) return latest.spans;
  const spans = spansUpTo(MORPHEMES_MAX, morphemes, pieces);
  latest = { morphemes, pieces, spans };
  return spans;
}

function spansUpTo(longest: number, morphemes: readonly SentenceMorpheme[], pieces: readonly Piece[]): ReadSpan[] {
  const furigana = furiganaOf(pieces);
  return morphemes.flatMap((head, first) =>
    morphemes.slice(first, first + longest).map((final, n): ReadSpan => {
      const inSpan = morphemes.slice(first, first + n + 1);
      const stem = inSpan
        .slice(0, -1)
        .map(({ surface }) => surface)
        .join('');
      const lemma = stem + final.lemma;
      const wholeReading = readingBetween(furigana, head.start, final.end);
      return {
        first,
        last: first + n + 1,
        head,
        final,
        surface: stem + final.surface,
        lemma,
        lemmaKana: toHiragana(lemma),
        reading:
          wholeReading === null
            ? toHiragana(inSpan.map(({ reading }) => reading).join(''))
            : inBothKana(wholeReading)[0],
      };
    }),
  );
}

/**
 * Finds a word that the analyser does not know or splits wrongly (テンパって, よだれ), by the spaces of the sentence: it begins
 * at a space, is written as in the book, inflects by our rule, and is followed by a particle, an ending or a space.
 */
function spacedOccurrences(
  word: SearchedWord,
  morphemes: readonly SentenceMorpheme[],
  pieces: readonly Piece[],
): Occurrence[] {
  const written = writtenText(pieces);
  const units = unitStarts(pieces);
  const stems = writingsOf(word)
    .map((writing) => stemOf(writing, word.partsOfSpeech))
    .filter((stem) => stem.length > 1 || hasKanji(stem));
  const beginsAt = (start: number) => stems.some((stem) => written.startsWith(stem, start));
  if (!units.some(beginsAt)) return [];
  return wordPlaces({ parts: furiganaOf(pieces), units }, [{ ...word, id: 0 }])
    .filter(({ start }) => units.includes(start) && beginsAt(start))
    .filter(({ end }) => units.includes(end) || AFTER_A_WORD.test(written.slice(end)))
    .map(({ start, end }) => ({
      first: morphemes.findIndex((each) => each.end > start),
      last: morphemes.findLastIndex((each) => each.start < end) + 1,
      start,
      end,
    }));
}

/** The texts that may follow a word: particles, endings of です and する, punctuation. */
const AFTER_A_WORD =
  /^(?:$|[、。！？がをにはへもとでのかなやねよ]|だ|です|から|まで|より|って|じゃ|らしい|そう|みたい|ほど|だけ|たる|する|した|して|しま|させ|され)/;

const INFLECTED = /^(?:verb-(?:u|ru)|adj-i)$/;

function stemOf(writing: string, partsOfSpeech: readonly string[]): string {
  if (partsOfSpeech.includes('verb-irregular')) return writing.replace(/[すず]る$/, '');
  return partsOfSpeech.some((part) => INFLECTED.test(part)) ? writing.slice(0, -1) : writing;
}

/** The analyser has 読める, can read, as a verb of its own. Only a 五段 verb has such a form. */
const potentialsOf = ({ japaneseWord, reading, partsOfSpeech }: SearchedWord): SearchedWord[] =>
  partsOfSpeech.includes('verb-u')
    ? [{ japaneseWord: potential(japaneseWord), reading: potential(reading), partsOfSpeech: ['verb-ru'], forms: [] }]
    : [];

/** The analyser has ぽつんと as one adverb, where the book has ぽつん. */
const adverbsOf = ({ japaneseWord, reading, partsOfSpeech }: SearchedWord): SearchedWord[] =>
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

const isWord = (word: Form, { head, final, surface, lemma, lemmaKana, reading }: ReadSpan): boolean => {
  if (!fitsGrammar(word, head) || (!fitsGrammar(word, final) && surface !== word.japaneseWord)) return false;
  const { wantedKana } = word;
  if (reading === wantedKana && hasNoOtherKanji(surface, word.japaneseWord)) return true;
  if (reading === wantedKana && isKanaNoun(word)) return true;
  if (lemmaKana === wantedKana) return true;
  if (lemma !== word.japaneseWord) return false;
  if (final.lemma === final.surface)
    return reading === wantedKana || (isCounter(word) && unvoiced(reading) === unvoiced(wantedKana));
  return word.partsOfSpeech.includes('verb-irregular') || reading[0] === wantedKana[0];
};

const isKanaNoun = ({ japaneseWord, partsOfSpeech }: SearchedWord): boolean =>
  partsOfSpeech.includes('noun') && !hasKanji(japaneseWord);

/**
 * Checks whether a particle or an ending may be part of a word. ない after a verb is an ending and not the adjective, and
 * で は no conjunction; but the expression かもしれない begins with か.
 */
const fitsGrammar = ({ partsOfSpeech }: SearchedWord, { part }: SentenceMorpheme): boolean =>
  (part !== '助詞' && part !== '助動詞') || partsOfSpeech.some((partOfSpeech) => GRAMMAR_PARTS.has(partOfSpeech));

const GRAMMAR_PARTS = new Set(['particle', 'suffix', 'expression']);

/** Checks for a counter or a suffix, whose reading depends on the number before it: 匹 is ひき, びき or ぴき. */
const isCounter = ({ partsOfSpeech }: SearchedWord): boolean =>
  partsOfSpeech.some((partOfSpeech) => partOfSpeech === 'counter' || partOfSpeech === 'suffix');

/** Checks whether a spelling has no other kanji than the word: 朝ご飯 for 朝御飯. */
const hasNoOtherKanji = (surface: string, written: string): boolean =>
  kanjiIn(surface).every((kanji) => written.includes(kanji));

const CONTENT = new Set(['名詞', '動詞', '形容詞', '副詞', '連体詞', '接続詞', '感動詞']);
const GRAMMAR = new Set(['非自立', '接尾', '数']);

/** Checks whether a morpheme is a word of its own, and no particle, ending, suffix or figure. */
export const isContent = ({ part, kind }: SentenceMorpheme): boolean => CONTENT.has(part) && !GRAMMAR.has(kind);

/** The content words of a sentence that are none of `words`. */
export function uncovered(
  words: readonly SearchedWord[],
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
