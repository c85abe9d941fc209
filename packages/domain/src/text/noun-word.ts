import { toHiragana } from '../language/index.js';
import { withoutHonour } from './joined-forms.js';
import type { Morpheme } from './morpheme.js';
import { mayBe } from './sought-parts.js';
import type { Context } from './taking.js';
import type { TextBook, TextWord } from './text-book.js';
import { isName } from './text-token.js';

const KANJI = /\p{Script=Han}/gu;

/** Of several readings of one writing the usual one, where the analyser has another (docs/product/lookup.md#readings). */
export const USUAL: Readonly<Record<string, string>> = {
  間: 'あいだ',
  角: 'かど',
  一昨年: 'おととし',
  日本: 'にほん',
  大勢: 'おおぜい',
  私: 'わたし',
  明日: 'あした',
  今日: 'きょう',
  昨日: 'きのう',
};

/** 何 is なん before た, だ and な rows, and なに else. */
export function what({ morphemes, book }: Context, at: number): TextWord | null {
  const next = morphemes[at + 1]?.surface ?? '';
  const reading = /^(?:[てでとだの]|な|にも)/.test(next) ? 'なん' : 'なに';
  return book.written('何').find(({ hiragana }) => hiragana === reading) ?? null;
}

/** The word that a noun, an adverb or the like is: as it is written, else as it is read where no kanji says otherwise. */
export function nounWord(morpheme: Morpheme, book: TextBook): TextWord | null {
  const { surface, reading } = morpheme;
  const heard = toHiragana(reading ?? surface);
  const written = book.written(surface);
  const usual = USUAL[surface];
  const fitting = written.filter(({ partsOfSpeech }) => mayBe(partsOfSpeech, morpheme));
  const byReading = (words: readonly TextWord[], kana: string | undefined) =>
    words.find(({ hiragana }) => toHiragana(hiragana) === kana);
  const found =
    byReading(written, usual) ?? byReading(fitting, heard) ?? byReading(written, heard) ?? fitting[0] ?? written[0];
  if (found) return found;
  if (isName(morpheme)) return null;
  const kanji = surface.match(KANJI) ?? [];
  const plainer = book
    .read(heard)
    .filter(
      ({ partsOfSpeech, japaneseWord }) =>
        mayBe(partsOfSpeech, morpheme) && kanji.every((each) => japaneseWord.includes(each)),
    );
  const honoured = withoutHonour(surface);
  return plainer[0] ?? (honoured === surface ? undefined : book.written(honoured)[0]) ?? null;
}

/** As the book has it; of a word that the text writes otherwise (お湯 of 湯) as the analyser reads it. */
export const readingOf = ({ japaneseWord, hiragana }: TextWord, { surface, reading }: Morpheme): string =>
  surface === japaneseWord || reading === null ? hiragana : toHiragana(reading);
