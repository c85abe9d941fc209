import { dayNumber } from '../calendar/day-number.js';

/** The fields of a word that the rule needs. */
type Candidate = {
  readonly id: number;
  readonly level: string | null;
  readonly partsOfSpeech: readonly string[];
  readonly meaningKo: string;
};

const SAYS_SOMETHING = /^(?:noun|verb|adj|adverb)/;

/** Grim words, with which nobody wants to be greeted. */
const GRIM =
  /죽다|죽이다|죽음|시체|시신|사망|사형|자살|살인|살해|암살|학살|강도|유괴|고문|폭행|폭력|범죄|테러|무덤|장례/;

/**
 * The word of a day, `YYYY-MM-DD` in Seoul. "Of the nouns, verbs, adjectives and adverbs of the five levels that have
 * an example and are not grim the one with the highest number of the day, which is mixed of the date and the id; of
 * equal ones the higher id" (docs/product/search.md#todays-word). `words` are those that have an example. The number of
 * a word does not depend on other words: adding or removing a word changes the word of the day only where it is that
 * word. Null where there is no such word.
 */
export function wordOfTheDay<Word extends Candidate>(day: string, words: Iterable<Word>): Word | null {
  let best: { word: Word; number: number } | null = null;
  for (const word of words) {
    if (!mayGreet(word)) continue;
    const number = dayNumber(day, word.id);
    const wins = !best || number > best.number || (number === best.number && word.id > best.word.id);
    if (wins) best = { word, number };
  }
  return best?.word ?? null;
}

export const mayGreet = ({ level, partsOfSpeech, meaningKo }: Candidate): boolean =>
  level !== null && partsOfSpeech.some((part) => SAYS_SOMETHING.test(part)) && !GRIM.test(meaningKo);
