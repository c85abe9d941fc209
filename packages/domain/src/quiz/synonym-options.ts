import { kanjiIn } from '../language/script.js';
import { areOfOneClass } from '../sentences/option-class.js';
import { areSynonyms, type OptionWord } from '../sentences/quiz-faults.js';
import { sensesOf } from '../study/grading/senses.js';
import { writingsOf } from '../words/written-form.js';
import { WRONG_OPTIONS } from './asks.js';
import { isSenseShown } from './sense-shown.js';

export type SynonymSources<Word extends OptionWord> = {
  /** The words that a dictionary lists as similar in meaning, the closest first. */
  readonly synonymsOf: (word: Word) => readonly Word[];
  /** Checks whether two words are listed as unsuitable synonyms. */
  readonly isRefused: (one: Word, other: Word) => boolean;
  /** Words with which it may be confused: opposites, confused ones, those with its kanji, those of its class. */
  readonly lookalikesOf: (word: Word, nearest: Word) => readonly Word[];
  /** Checks whether two words are linked or listed as close in any way. */
  readonly areNear: (one: Word, other: Word) => boolean;
  /** Checks whether a word has the form of the sentence. */
  readonly hasForm: (word: Word) => boolean;
};

/**
 * The closest word to a word of a sentence, whose Korean is `korean`: one that a person has linked as a synonym, and
 * that shares a Korean sense with it, which is the first sense of either and occurs in the sentence. It shares no kanji
 * and is not written or pronounced nearly the same (明後日 and あさって, よほど and よっぽど): else one could find it without knowing
 * the word. Undefined where there is none.
 */
export function nearestWord<Word extends OptionWord>(
  word: Word,
  korean: string,
  { synonymsOf, isRefused }: Pick<SynonymSources<Word>, 'synonymsOf' | 'isRefused'>,
): Word | undefined {
  const senses = sensesOf(word.meaningKo);
  return synonymsOf(word).find((other) => {
    if (other.level === null || other.reading === word.reading || isRefused(word, other)) return false;
    if (!areOfOneClass(other.partsOfSpeech, word.partsOfSpeech) || sharesKanji(word, other)) return false;
    if (areWrittenAlike(word, other) || isVariant(word.reading, other.reading)) return false;
    const shared = senses.filter((sense) => areSynonyms(withSense(word, sense), other));
    const isFirst =
      shared.includes(senses[0] ?? '') || areSynonyms(word, withSense(other, sensesOf(other.meaningKo)[0] ?? ''));
    return isFirst && isSenseShown(korean, shared);
  });
}

const withSense = (word: OptionWord, meaningKo: string): OptionWord => ({ ...word, meaningKo, accept: [] });

/**
 * Three words that are close neither to a word nor to its closest word, as in the JLPT
 * (docs/product/sentences.md#kinds-of-questions): "none of them has a Korean sense in common with either or with a
 * synonym, nor a link to one". Null where there are not three.
 */
export function wordsNotNear<Word extends OptionWord>(
  word: Word,
  nearest: Word,
  { synonymsOf, lookalikesOf, areNear, hasForm }: SynonymSources<Word>,
): readonly Word[] | null {
  const group = [word, nearest, ...synonymsOf(word), ...synonymsOf(nearest)];
  const wrong: Word[] = [];
  for (const other of lookalikesOf(word, nearest)) {
    const isNew = [word, nearest, ...wrong].every(({ id, reading }) => id !== other.id && reading !== other.reading);
    const isFar = () =>
      group.every(
        (each) =>
          each.id !== other.id && !areNear(each, other) && !areSynonyms(each, other) && !areWrittenAlike(each, other),
      );
    if (isNew && areOfOneClass(other.partsOfSpeech, word.partsOfSpeech) && isFar() && hasForm(other)) wrong.push(other);
    if (wrong.length === WRONG_OPTIONS) return wrong;
  }
  return null;
}

/** Checks whether two words may be written alike: わけ may be 訳, which is also やく. */
const areWrittenAlike = (one: OptionWord, other: OptionWord): boolean => {
  const writings = writingsOf(one);
  return writingsOf(other).some((written) => writings.includes(written));
};

/**
 * Checks whether two readings begin with the same kana and differ in one kana beyond their length, like よほど and よっぽど.
 */
function isVariant(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin++;
  let end = 0;
  while (end < short.length - begin && short.at(-1 - end) === long.at(-1 - end)) end++;
  return short.length > 2 && long.length > short.length && begin > 0 && begin + end >= short.length - 1;
}

const sharesKanji = (one: OptionWord, other: OptionWord): boolean =>
  kanjiIn(one.japaneseWord).some((letter) => other.japaneseWord.includes(letter));
