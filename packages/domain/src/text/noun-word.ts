import { isKana, kanjiIn, tableOf, toHiragana } from '../language/index.js';
import { writingsOf } from '../words/written-form.js';
import type { Morpheme } from './morpheme.js';
import { fitsMorpheme } from './part-of-speech-map.js';
import type { TextBook, TextWord } from './text-book.js';
import { isName } from './text-token.js';
import type { Context } from './token-match.js';
import { withoutHonour } from './word-of-lemma.js';

/**
 * The usual reading of a writing that has several, where the analyser has another (docs/product/lookup.md#readings).
 */
export const USUAL = tableOf<string>({
  間: 'あいだ',
  角: 'かど',
  一昨年: 'おととし',
  日本: 'にほん',
  大勢: 'おおぜい',
  私: 'わたし',
  明日: 'あした',
  今日: 'きょう',
  昨日: 'きのう',
  明後日: 'あさって',
  後: 'あと',
});

/** Reads 何: as なん before the rows of た, だ and な, else as なに. */
export function naniWord({ morphemes, book }: Context, index: number): TextWord | null {
  const next = morphemes[index + 1]?.surface ?? '';
  const reading = /^(?:[てでとだの]|な|にも)/.test(next) ? 'なん' : 'なに';
  return book.written('何').find((word) => word.reading === reading) ?? null;
}

/**
 * The word that a noun, an adverb or the like is: as it is written, else as it is read where no kanji says otherwise.
 */
export function nounWord(morpheme: Morpheme, book: TextBook): TextWord | null {
  const { surface, reading } = morpheme;
  // 三日目: the one that counts the order is no eye.
  if (surface === '目' && morpheme.kind === '接尾') return null;
  const heard = toHiragana(reading ?? surface);
  const written = book.written(surface);
  const usual = morpheme.kind === '接尾' || morpheme.isTold ? undefined : USUAL.get(surface);
  const fitting = written.filter(({ partsOfSpeech }) => fitsMorpheme(partsOfSpeech, morpheme));
  const byReading = (words: readonly TextWord[], kana: string | undefined) =>
    words.find(({ reading }) => toHiragana(reading) === kana);
  const found =
    byReading(written, usual) ??
    (usual === undefined ? undefined : book.read(usual)[0]) ??
    byReading(fitting, heard) ??
    byReading(written, heard) ??
    (morpheme.isTold ? undefined : (fitting[0] ?? written[0]));
  if (found) return found;
  if (isName(morpheme)) return null;
  const kanji = kanjiIn(surface);
  const sameKanji = book
    .read(heard)
    .filter(
      ({ partsOfSpeech, japaneseWord }) =>
        fitsMorpheme(partsOfSpeech, morpheme) && kanji.every((each) => japaneseWord.includes(each)),
    );
  const honoured = withoutHonour(surface);
  // 頃 and 綺麗, which the book has in kana alone; 僕ら, of which it has 僕.
  const inKana = book
    .read(heard)
    .find(
      ({ japaneseWord, partsOfSpeech }) =>
        isKana(japaneseWord) &&
        partsOfSpeech.some((partOfSpeech) => PLAINLY_READ.has(partOfSpeech)) &&
        fitsMorpheme(partsOfSpeech, morpheme),
    );
  const withoutPlural = surface.replace(/(?:ら|たち|達|がた|方)$/, '');
  const singular =
    withoutPlural === surface
      ? undefined
      : book.written(withoutPlural).find(({ partsOfSpeech }) => partsOfSpeech.includes('pronoun'));
  return sameKanji[0] ?? inKana ?? singular ?? (honoured === surface ? undefined : book.written(honoured)[0]) ?? null;
}

/** Kinds of words of which few are read alike. Nouns are not among them: 日々 is no ひび. */
const PLAINLY_READ: ReadonlySet<string> = new Set([
  'adj-na',
  'adverb',
  'pronoun',
  'conjunction',
  'determiner',
  'suffix',
]);

/**
 * Reads a word: as the book has it; where the text writes it otherwise (お湯 of 湯), as the analyser reads it, and so
 * after a noun: 相談日 び, 百円玉 だま.
 */
export function readingOf(word: TextWord, { surface, reading, kind, part, isTold }: Morpheme): string {
  if (isTold && reading !== null) return toHiragana(reading);
  const usual = kind === '接尾' ? undefined : USUAL.get(surface);
  if (usual !== undefined) return usual;
  const heard = reading === null ? null : toHiragana(reading);
  const isAsWritten = writingsOf(word).includes(surface) && !(part === '名詞' && kind === '接尾');
  return heard === null || isAsWritten ? word.reading : heard;
}
