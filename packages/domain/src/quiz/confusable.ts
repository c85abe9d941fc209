import { kanjiIn } from '../language/script.js';
import { areOfOneClass } from '../sentences/option-class.js';
import { areSynonyms, type OptionWord } from '../sentences/quiz-faults.js';

/**
 * Checks whether one who knows a word by its Korean alone may put it in the place of another: "it shares a kanji or a
 * Korean sense with it, or is linked with it" (docs/product/sentences.md#kinds-of-questions). 鉛筆 in the place of 花瓶 is
 * ruled out by anybody, 着る in that of 履く is not.
 */
export const areConfusable = (one: OptionWord, other: OptionWord, areLinked: boolean): boolean =>
  areOfOneClass(one.partsOfSpeech, other.partsOfSpeech) &&
  (areLinked || areSynonyms(one, other) || kanjiIn(one.japaneseWord).some((each) => other.japaneseWord.includes(each)));
