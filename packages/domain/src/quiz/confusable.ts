import { kanjiIn } from '../language/script.js';
import { areOfOneClass } from '../sentences/option-class.js';
import { areSynonyms, type OptionWord } from '../sentences/quiz-faults.js';

/**
 * Checks whether a learner who knows a word only by its Korean may use it in place of another: "it shares a kanji or a
 * Korean sense with it, or is linked with it" (docs/product/sentences.md#kinds-of-questions). Anybody can rule out 鉛筆
 * for 花瓶, but not 着る for 履く.
 */
export const areConfusable = (one: OptionWord, other: OptionWord, areLinked: boolean): boolean =>
  areOfOneClass(one.partsOfSpeech, other.partsOfSpeech) &&
  (areLinked || areSynonyms(one, other) || kanjiIn(one.japaneseWord).some((each) => other.japaneseWord.includes(each)));
