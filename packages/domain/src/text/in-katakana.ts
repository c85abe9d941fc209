import { hasKanji, isKana, toHiragana, wordsOf } from '../language/index.js';
import type { Tokenizer } from './morpheme.js';
import type { Change } from './respelling.js';
import type { TextBook, TextWord } from './text-book.js';

/** Katakana that is no part of a longer word, with the hiragana that may inflect it. */
const RUN = /(?<![ァ-ヺー])([ァ-ヺー]+)([ぁ-ゖ]*)/gu;
/** The most letters of hiragana that can belong to the form of a verb. */
const LONGEST_END = 8;

/**
 * Respells words that a text has in katakana and the book in kanji or hiragana (docs/product/lookup.md#spoken): ナミダ is
 * 涙, ツライ つらい, バラした ばらした. Words that the book has in katakana stay.
 */
export function inKatakana(text: string, cut: Tokenizer, book: TextBook): Change[] {
  return [...text.matchAll(RUN)].flatMap(({ index, 1: run, 2: end }): Change[] => {
    if (isWithinWord(text, index, run!, book)) return [];
    const plural = pluralOf(run!, book);
    if (plural) {
      const from = index + run!.length - plural.ending.length;
      return [
        { start: index, end: from, to: plural.pronoun },
        { start: from, end: index + run!.length, to: toHiragana(plural.ending) },
      ];
    }
    const to = usualSpelling(run!, end!, cut, book, text[index - 1]);
    return to === null || to === run ? [] : [{ start: index, end: index + run!.length, to }];
  });
}

/** The suffixes of names of persons: ミナちゃん. */
const CALLED = /^(?:ちゃん|くん|さん|さま)/;

/** Checks for a part of a word that the book has with katakana and kanji: タンパク of タンパク質, エンドウ of エンドウ豆. */
const isWithinWord = (text: string, index: number, run: string, book: TextBook): boolean =>
  [1, 2, 3].some((more) => {
    const whole = text.slice(index, index + run.length + more);
    return hasKanji(whole.slice(run.length)) && book.written(whole).length > 0;
  });

/** The usual spelling of a word in katakana; null where it stays. */
function usualSpelling(
  run: string,
  end: string,
  cut: Tokenizer,
  book: TextBook,
  before: string | undefined,
): string | null {
  if (CALLED.test(end) && !/^(?:オ|ジイ|バア|ネコ|イヌ|ウサギ|クマ)/.test(run)) return null;
  const kana = toHiragana(run);
  if (OWN_STEMS.has(run) && INFLECTED.test(end)) return null;
  const inflected = inflects(kana, end, book);
  // ググった of ググる, which the book has in katakana.
  if (
    inflected?.japaneseWord.startsWith(run) &&
    (inflected.japaneseWord === `${run}い` || inflected.japaneseWord.endsWith('る'))
  )
    return null;
  // キマってない: きまって by itself is an adverb.
  if (inflected && cut(kana + end)[0]?.part === '副詞') return stemOf(inflected, kana) ?? kana;
  if (inflected || isAdjective(kana, end, cut) || (!isNamed(run, end, book) && isVerb(kana, end, cut))) return kana;
  if (book.written(run).length > 0) return null;
  if (run.length < 2 || run.includes('ー')) return null;
  const words = book.read(kana).filter((each) => isPlain(each));
  const word =
    words.find(({ japaneseWord }) => isKana(japaneseWord)) ??
    words.find(({ partsOfSpeech }) => partsOfSpeech.includes('adj-na')) ??
    words[0];
  if (!word) return isForm(kana, book) || isKnown(run, kana, cut) || isSentence(run, kana, cut, book) ? kana : null;
  // A noun gets its kanji, which separates it from the kana around it; an inflecting word is as clear in kana.
  // イキってる: with the ending of a verb it is one, and no noun.
  if (/^っ(?:て[るたいま]|た)/.test(end)) return null;
  const isNoun = word.partsOfSpeech.some((part) => /^(?:noun|pronoun|adj-na|numeral)/.test(part));
  return isNoun && hasKanji(word.japaneseWord) && !(before && hasKanji(before)) ? word.japaneseWord : kana;
}

/** Stems that in katakana belong to another verb than in hiragana: イケてる is no 行く, キレた means anger. */
const OWN_STEMS: ReadonlySet<string> = new Set(['イケ', 'キレ', 'ウケ']);
const INFLECTED = /^(?:る|て|た|な[いかくきん]|ま[すし]|ちゃ|そう|すぎ)/;

/** The part of a word that the katakana covers: 決ま of 決まる. Null where writing and reading do not end alike. */
function stemOf({ japaneseWord, reading }: TextWord, kana: string): string | null {
  const tail = reading.slice(kana.length);
  return reading.startsWith(kana) && japaneseWord.endsWith(tail) ? japaneseWord.slice(0, -tail.length) : null;
}

/** The pronoun and the plural of ワタシタチ, which is 私たち; null for other katakana, and for words of the book. */
function pluralOf(run: string, book: TextBook): { pronoun: string; ending: string } | null {
  const ending = /(?:タチ|ラ)$/.exec(run)?.[0];
  if (ending === undefined || book.written(run).length > 0) return null;
  const pronoun = book
    .read(toHiragana(run.slice(0, -ending.length)))
    .find(({ partsOfSpeech }) => partsOfSpeech.includes('pronoun'));
  return pronoun ? { pronoun: pronoun.japaneseWord, ending } : null;
}

const isPlain = ({ partsOfSpeech }: TextWord): boolean =>
  !partsOfSpeech.every((part) => part === 'suffix' || part === 'prefix' || part === 'counter');

/** The verb or adjective of the book of which katakana and the hiragana after it are a form: バラし, ツイて. */
function inflects(kana: string, end: string, book: TextBook): TextWord | null {
  for (let length = Math.min(end.length, LONGEST_END); length > 0; length--) {
    const word = formOf(kana + end.slice(0, length), kana.length, book);
    if (word) return word;
  }
  return null;
}

/** Checks for a word that the analyser knows in hiragana, and in katakana at most as an exclamation: サヨナラ. */
const isKnown = (run: string, kana: string, cut: Tokenizer): boolean => {
  const [inHiragana, ...others] = cut(kana);
  if (run.length < 3 || others.length > 0 || !inHiragana) return false;
  return !/^(?:UNK|助)/.test(inHiragana.part) && /^(?:UNK|感動詞)$/.test(cut(run)[0]?.part ?? '');
};

/** Checks for several words in a row that the analyser and the book know in hiragana only: アナタノコト, モウイイヨ. */
function isSentence(run: string, kana: string, cut: Tokenizer, book: TextBook): boolean {
  if (run.length < SENTENCE || cut(run).some(({ part }) => part !== 'UNK')) return false;
  const pieces = cut(kana);
  return (
    pieces.some(({ part }) => part === '助詞' || part === '助動詞') &&
    pieces.some(({ part, surface }) => /^(?:名詞|動詞|形容詞|副詞)$/.test(part) && surface.length > 1) &&
    pieces.every(
      ({ part, surface, lemma }) =>
        /^(?:助詞|助動詞)$/.test(part) ||
        (part !== 'UNK' && surface.length > 1 && [surface, lemma].some((each) => book.read(each).length > 0)),
    )
  );
}
const SENTENCE = 5;

/** Checks whether katakana is a word of the book: バラ is one, but before a form of する only a noun with する is. */
const isNamed = (run: string, end: string, book: TextBook): boolean =>
  book
    .written(run)
    .some(({ partsOfSpeech }) => !/^[さしすせ]/.test(end) || partsOfSpeech.some((part) => part === 'noun-suru'));

/** Checks for the beginning of an adjective: カッコ of カッコいい, which is no bracket. */
function isAdjective(kana: string, end: string, cut: Tokenizer): boolean {
  const [first] = end === '' ? [] : cut(kana + end.slice(0, LONGEST_END));
  return first?.part === '形容詞' && first.surface.length > kana.length;
}

/** Checks for a form of a verb that only the analyser knows: バラし of バラす. */
function isVerb(kana: string, end: string, cut: Tokenizer): boolean {
  if (end === '' || kana.length < 2) return false;
  const [first] = cut(kana + end.slice(0, LONGEST_END));
  return first?.part === '動詞' && first.surface.length >= kana.length && first.lemma.startsWith(kana);
}

const isForm = (kana: string, book: TextBook): boolean => kana.length > 2 && formOf(kana, kana.length, book) !== null;

/**
 * Finds the word of which a text is a form. Its stem must be as long as the katakana, or one letter shorter: ナンカ and い
 * are no なかい.
 */
function formOf(text: string, stem: number, book: TextBook): TextWord | null {
  const isOf = (parts: readonly string[]) => parts.some(isInflected);
  const plain = text.length > stem && text.length <= stem + 2 ? book.read(text) : [];
  const found = plain.find(({ partsOfSpeech }) => isOf(partsOfSpeech));
  if (found) return found;
  for (const { word, partsOfSpeech } of wordsOf(text)) {
    const fits = isKana(word) && word.length >= Math.min(stem, 2) && word.length <= stem + 2 && isOf(partsOfSpeech);
    const own = fits && book.read(word).find((each) => each.partsOfSpeech.some((part) => partsOfSpeech.includes(part)));
    if (own) return own;
  }
  return null;
}

const isInflected = (part: string): boolean => /^(?:verb|adj-i)/.test(part);
