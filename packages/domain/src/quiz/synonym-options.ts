import { kanjiIn } from '../language/script.js';
import { areOfOneClass } from '../sentences/option-class.js';
import { areSynonyms, type OptionWord } from '../sentences/quiz-faults.js';
import { sensesOf } from '../study/grading/senses.js';
import { writingsOf } from '../words/written-form.js';
import { WRONG_OPTIONS } from './asks.js';
import { isSenseShown } from './sense-shown.js';

export type SynonymSources<Word extends OptionWord> = {
  /** The words that a dictionary calls near in meaning, the nearest first. */
  readonly synonymsOf: (word: Word) => readonly Word[];
  /** Checks whether two words are listed as no synonyms to be asked for. */
  readonly isRefused: (one: Word, other: Word) => boolean;
  /** Words that one could take for it: opposites, confused ones, those with its kanji, those of its class. */
  readonly lookalikesOf: (word: Word, nearest: Word) => readonly Word[];
  /** Checks whether two words are linked or listed in any way that brings them near. */
  readonly areNear: (one: Word, other: Word) => boolean;
  /** Checks whether a word takes the form that the sentence has. */
  readonly hasForm: (word: Word) => boolean;
};

/**
 * The word nearest in meaning to a word of a sentence, whose Korean is `korean`: one that a person has linked as a
 * synonym, and that has a Korean sense in common with it, which is the first one of either and stands in the sentence.
 * None that shares a kanji with it or is written or said nearly as it is (明後日 and あさって, よほど and よっぽど): who
 * sees it need not know the word. Undefined where there is none.
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
 * Three words that are not near to a word nor to the one nearest to it, as the JLPT asks
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

/** わけ may be written 訳, and would stand beside 訳, which is read やく. */
const areWrittenAlike = (one: OptionWord, other: OptionWord): boolean => {
  const writings = writingsOf(one);
  return writingsOf(other).some((written) => writings.includes(written));
};

/** Checks whether two readings begin alike and differ in one kana beyond their length, as よほど and よっぽど do. */
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
