import { isKana, toHiragana } from '../language/index.js';
import { formed } from './formed.js';
import { furiganaOver } from './furigana.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import { USUAL } from './noun-word.js';
import { isSumOfWords } from './sum-of-words.js';
import { isExpression, type TextBook, type TextWord } from './text-book.js';
import { partOf, placeOfRun } from './text-token.js';
import { type Context, isGrammar, type TokenMatch } from './token-match.js';

/** The longest compound of the book takes so many morphemes. */
const LONGEST_COMPOUND = 6;
/** The least length of a text in kana alone that is looked up in the book although the analyser cuts it. */
const SHORTEST_IN_KANA = 4;

/** The longest word of the book that begins here, of several morphemes; a verb or an adjective in any form. */
export function compound(context: Context, index: number): TokenMatch | null {
  const { morphemes, book } = context;
  const head = morphemes[index]!;
  if (isGrammar(head) && (head.part !== 'UNK' || !/^[ァ-ヺー]+$/.test(head.surface))) return null;
  for (let length = Math.min(LONGEST_COMPOUND, morphemes.length - index); length > 1; length--) {
    const run = morphemes.slice(index, index + length);
    if (!areTogether(run) || run.some(({ part }) => part === '記号')) continue;
    const written = surfaceOf(run);
    // ドヤ of ドヤ顔 is in no dictionary.
    if (run.some(({ part }) => part === 'UNK') && (isKana(written) || isGrammar(run.at(-1)!))) continue;
    const inForm = formed(context, index, length - 1);
    if (inForm?.token.word && !isReadByWords(inForm.token.word, run, book)) return inForm;
    if (isKana(written) && (written.length < SHORTEST_IN_KANA || isOfChange(morphemes, index))) continue;
    if (written === '時には' && isModified(morphemes[index - 1])) continue;
    // そうなん is no 遭難: a run with grammar in it can only be a word that the book writes in kana.
    const inKana =
      run.some(isGrammar) && !run.some(isOfOldTimes) ? book.written(written) : book.read(toHiragana(written));
    const next = morphemes[index + length];
    if (morphemes[index]!.surface === '第' && next?.kind === '接尾') continue;
    const words = (isKana(written) ? inKana : book.written(written)).filter(
      (word) => !isReadByWords(word, run, book) && !isPlace(word, next),
    );
    if (words.length === 0) continue;
    const own = head.part === '動詞' ? formed(context, index, 0) : null;
    return own && isForm(own, run, words) ? null : wholeWordToken(context, run, words);
  }
  return null;
}

/** Checks whether a word is modified by what precedes it: 時には of 走る時には is a time, and not the adverb 時には. */
const isModified = (before: Morpheme | undefined): boolean =>
  before !== undefined && (/^(?:動詞|形容詞|助動詞|連体詞)$/.test(before.part) || before.kind === '連体化');

/** Checks for なる that belongs to what precedes it, as in 白くなるほど and 病気になるほど, and not to なるほど. */
const isOfChange = (morphemes: readonly Morpheme[], index: number): boolean => {
  const before = morphemes[index - 1];
  return morphemes[index]!.lemma === 'なる' && before !== undefined && /(?:く|^に|^と)$/.test(before.surface);
};

/**
 * "What the book has as a saying with particles or です in it is read by its words" (docs/product/lookup.md#words):
 * 雨が降る, 学生です.
 */
const isSaying = (word: TextWord, run: readonly Morpheme[]): boolean =>
  isExpression(word) &&
  (run.some(({ part, kind }) => part === '助詞' && (kind === '格助詞' || kind === '係助詞')) || isCopula(run.at(-1)!));

const isReadByWords = (word: TextWord, run: readonly Morpheme[], book: TextBook): boolean =>
  isSaying(word, run) || isSumOfWords(word, book);

/** Checks for a place before a particle of case: その上 before に is no conjunction. */
const isPlace = ({ partsOfSpeech }: TextWord, next: Morpheme | undefined): boolean =>
  next?.kind === '格助詞' && partsOfSpeech.every((part) => part === 'conjunction');

/**
 * Checks for an ending of former times, such as り of しょうり, which the analyser finds in kana although it is hardly
 * meant.
 */
const isOfOldTimes = ({ inflection }: Morpheme): boolean => inflection.startsWith('文語');

const isCopula = ({ part, lemma }: Morpheme): boolean => part === '助動詞' && (lemma === 'です' || lemma === 'だ');

/**
 * Checks whether words are read as a form rather than as an entry: 飲みすぎちゃった is no 飲みすぎ, 分かった and 知らない are forms only.
 */
const isForm = ({ length, token }: TokenMatch, run: readonly Morpheme[], words: readonly TextWord[]): boolean =>
  token.word !== null &&
  token.names.length > 0 &&
  (length > run.length ||
    (length === run.length && words.every(isExpression) && token.word.japaneseWord[0] === run[0]!.surface[0])) &&
  !isKana(run[0]!.surface);

/**
 * A word of the book as it is: the one with the usual reading, else with the reading that the analyser has, else the
 * first.
 */
function wholeWordToken({ line }: Context, run: readonly Morpheme[], words: readonly TextWord[]): TokenMatch {
  const heard = run.map(({ reading, surface }) => toHiragana(reading ?? surface)).join('');
  const written = surfaceOf(run);
  const usual = words.find(({ reading }) => reading === USUAL.get(written));
  const word = usual ?? words.find(({ reading }) => toHiragana(reading) === heard) ?? words[0]!;
  const shownReading = isKana(written) ? written : word.reading;
  return {
    length: run.length,
    token: {
      ...placeOfRun(run, line.slice(run[0]!.start, run.at(-1)!.end)),
      reading: shownReading,
      pronunciation: word.koreanPronunciation,
      dictionary: word.japaneseWord,
      part: partOf(isGrammar(run[0]!) ? run.at(-1)! : run[0]!),
      word,
      entry: null,
      gloss: null,
      names: [],
      furigana: furiganaOver(written, shownReading),
    },
  };
}
