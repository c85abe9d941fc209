import {
  type FormName,
  hasKanji,
  inflected,
  inflectionsOf,
  isHiragana,
  isOneKanji,
  toHiragana,
  toKatakana,
} from '../language/index.js';
import type { Deinflect } from './memoized-deinflect.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import type { TextBook, TextWord } from './text-book.js';

/** No word of the book that the analyser's dictionary lacks is cut into more pieces, its forms included. */
const LONGEST = 10;

/**
 * Words of the book that the analyser's dictionary lacks, in one piece (docs/product/lookup.md#words): 灌漑, 神々, 騒めいて,
 * 碧い. A run of pieces is looked for where a kanji in it is unknown to the analyser or stands by itself before kana.
 * What remains of 々 doubles the kanji before it.
 */
export function bookPieces(morphemes: readonly Morpheme[], book: TextBook, deinflect: Deinflect): Morpheme[] {
  const found: Morpheme[] = [];
  for (let index = 0; index < morphemes.length; ) {
    const piece =
      (isBroken(morphemes, index) ? pieceAt(morphemes, index, book, deinflect) : null) ?? doubled(morphemes, index);
    found.push(piece?.morpheme ?? morphemes[index]!);
    index += piece?.length ?? 1;
  }
  return found;
}

const isUnknown = ({ part, surface }: Morpheme): boolean => part === 'UNK' && hasKanji(surface);
const isDouble = ({ surface }: Morpheme | { surface: string } = { surface: '' }): boolean => surface.startsWith('々');

/** Checks whether the pieces that begin here may be parts of one word that the analyser does not know. */
function isBroken(morphemes: readonly Morpheme[], index: number): boolean {
  const [own, next, third] = morphemes.slice(index, index + 3);
  if (!own || !hasKanji(own.surface) || !next || !areTogether([own, next])) return own !== undefined && isUnknown(own);
  if (isUnknown(own) || isUnknown(next) || isDouble(next)) return true;
  if (third && areTogether([next, third]) && (isUnknown(third) || isDouble(third)) && hasKanji(next.surface))
    return true;
  return (
    isOneKanji(own.surface) &&
    !/^(?:動詞|形容詞)$/.test(own.part) &&
    isHiragana(next.surface) &&
    !FOLLOWS_NOUN.has(next.part)
  );
}

/** Parts that follow a noun as they are: 碧 and の. */
const FOLLOWS_NOUN: ReadonlySet<string> = new Set(['助詞', '記号']);

type Piece = { readonly length: number; readonly morpheme: Morpheme };

function pieceAt(morphemes: readonly Morpheme[], index: number, book: TextBook, deinflect: Deinflect): Piece | null {
  for (let length = Math.min(LONGEST, morphemes.length - index); length > 0; length--) {
    const run = morphemes.slice(index, index + length);
    if (!areTogether(run) || run.some(({ part, surface }) => part === '記号' && !isDouble({ surface }))) continue;
    const surface = surfaceOf(run);
    const morpheme = wholeWord(surface, run, book) ?? inForm(surface, run, book, deinflect);
    if (morpheme) return { length, morpheme };
  }
  return null;
}

const rangeOf = (run: readonly Morpheme[], surface: string) => ({
  surface,
  start: run[0]!.start,
  end: run.at(-1)!.end,
});

/**
 * Finds a word of the book that does not inflect, such as 灌漑 and 我が儘. A single kanji that the analyser knows is left to
 * it.
 */
function wholeWord(surface: string, run: readonly Morpheme[], book: TextBook): Morpheme | null {
  if (run.length === 1 && !isUnknown(run[0]!)) return null;
  const word = book.written(surface).find(({ partsOfSpeech }) => !partsOfSpeech.every(isInflected));
  if (!word) return null;
  const reading = toKatakana(toHiragana(word.reading));
  return {
    ...rangeOf(run, surface),
    ...partOfWord(word),
    lemma: surface,
    inflection: '*',
    form: '*',
    reading,
    sound: reading,
  };
}

const PARTS: readonly (readonly [partOfSpeech: string, part: string, kind: string])[] = [
  ['adverb', '副詞', '一般'],
  ['conjunction', '接続詞', '*'],
  ['determiner', '連体詞', '*'],
  ['interjection', '感動詞', '*'],
];

function partOfWord({ partsOfSpeech }: TextWord): Pick<Morpheme, 'part' | 'kind' | 'detail'> {
  const isNoun = partsOfSpeech.some((partOfSpeech) => /^(?:noun|pronoun|adj-na|numeral)/.test(partOfSpeech));
  const other = isNoun ? undefined : PARTS.find(([of]) => partsOfSpeech.includes(of));
  if (other) return { part: other[1], kind: other[2], detail: '*' };
  const kind = partsOfSpeech.includes('noun-suru')
    ? 'サ変接続'
    : partsOfSpeech.includes('adj-na')
      ? '形容動詞語幹'
      : partsOfSpeech.includes('pronoun')
        ? '代名詞'
        : '一般';
  return { part: '名詞', kind, detail: '*' };
}

const isInflected = (partOfSpeech: string): boolean => partOfSpeech.startsWith('verb') || partOfSpeech === 'adj-i';

const INFLECTIONS: Readonly<Record<string, readonly [part: string, inflection: string]>> = {
  'verb-u': ['動詞', '五段'],
  'verb-ru': ['動詞', '一段'],
  'adj-i': ['形容詞', '形容詞・アウオ段'],
};

/** Finds a form of a word of the book, as one piece: 騒めいて of 騒めく, 碧い of 青い. */
function inForm(surface: string, run: readonly Morpheme[], book: TextBook, deinflect: Deinflect): Morpheme | null {
  if (!/[ぁ-ん]$/.test(surface)) return null;
  const plain = [{ word: surface, partsOfSpeech: ['verb-u', 'verb-ru', 'adj-i'], names: [] as readonly FormName[] }];
  for (const { word: lemma, partsOfSpeech, names } of [...plain, ...deinflect(surface)]) {
    const inflectingPart = (each: TextWord) =>
      partsOfSpeech.find((part) => part in INFLECTIONS && each.partsOfSpeech.includes(part));
    const word = hasKanji(lemma) ? book.written(lemma).find((each) => inflectingPart(each) !== undefined) : undefined;
    if (!word) continue;
    const [part, inflection] = INFLECTIONS[inflectingPart(word)!]!;
    const reading = names.length === 0 ? word.reading : readAs(surface, lemma, word, inflectingPart(word)!, names);
    if (reading === undefined) continue;
    const kana = toKatakana(reading);
    const form = names.at(-1) === 'imperative' ? '命令ｅ' : names.length === 0 ? '基本形' : '*';
    return {
      ...rangeOf(run, surface),
      lemma,
      part,
      kind: '自立',
      detail: '*',
      inflection,
      form,
      reading: kana,
      sound: kana,
    };
  }
  return null;
}

const readAs = (
  surface: string,
  lemma: string,
  { reading }: TextWord,
  partOfSpeech: string,
  names: readonly FormName[],
): string | undefined =>
  inflectionsOf(lemma, [partOfSpeech])
    .flatMap((kind) => inflected(lemma, reading, kind, names))
    .find(({ written }) => written === surface)?.reading;

/** Joins a kanji and 々, which has the reading of that kanji, voiced where that is possible: 星々. */
function doubled(morphemes: readonly Morpheme[], index: number): Piece | null {
  const run = morphemes.slice(index, index + 2);
  const [own, next] = run;
  if (!own || !next || next.surface !== '々' || !isOneKanji(own.surface) || !areTogether(run)) return null;
  const reading = own.reading === null ? null : own.reading + own.reading;
  const surface = surfaceOf(run);
  return {
    length: 2,
    morpheme: { ...own, ...rangeOf(run, surface), lemma: surface, part: '名詞', kind: '一般', reading, sound: reading },
  };
}
