import { isKana, toHangul } from '../language/index.js';
import { SEPARATOR } from '../words/answer-items.js';
import { readingAsWritten } from '../words/authored-word.js';
import { LISTED_MAX, type ListedWord } from './listed-word.js';

/** The ids of words of members' own are from here on: the book's are below, so that both stand in the same lists. */
export const FIRST_OWN_ID = 900_000_001;
/** The last id that addresses can name. */
const LAST_OWN_ID = 999_999_999;
export const isOwnWord = (id: number): boolean => id >= FIRST_OWN_ID && id <= LAST_OWN_ID;

/** The most words of a member's own (docs/product/take-along.md#own-words). */
export const OWN_WORDS_MAX = 2_000;
/** The most wishes of a member that wait for an admin. */
export const WISHES_MAX = 200;

/** The four texts of a word. */
export type OwnWordTexts = {
  readonly japaneseWord: string;
  readonly reading: string;
  readonly koreanPronunciation: string;
  readonly meaningKo: string;
};

/** Signs between senses as lists of other programs write them. */
const BETWEEN_SENSES = /\s*[,，;；、\n]\s*/u;

/** Senses as the book writes them: 먹다, 마시다. */
export const tidySenses = (meaning: string): string =>
  meaning
    .split(BETWEEN_SENSES)
    .filter((sense) => sense !== '')
    .join(SEPARATOR);

/**
 * The texts of a word of one's own: "a word in kana is its own reading, and how it is said in Hangul follows from the
 * reading where it is not given" (docs/product/take-along.md#own-words). Null where the reading is no kana.
 */
export function ownWordTexts(word: Omit<OwnWordTexts, 'koreanPronunciation'> & { koreanPronunciation?: string }) {
  const reading = word.reading === '' && isKana(word.japaneseWord) ? word.japaneseWord : word.reading;
  if (!isKana(reading)) return null;
  return {
    japaneseWord: word.japaneseWord,
    reading: readingAsWritten(word.japaneseWord, reading),
    koreanPronunciation: word.koreanPronunciation || toHangul(reading),
    meaningKo: tidySenses(word.meaningKo),
  } satisfies OwnWordTexts;
}

/** A listed word as a word of one's own; null where it has no reading or no meaning. */
export function listedAsOwn({ text, reading, meaning }: ListedWord): OwnWordTexts | null {
  const [first = ''] = reading.split(/[、,;；/／]/u);
  const own = ownWordTexts({ japaneseWord: text, reading: first.trim(), meaningKo: meaning });
  const isShort = own && Object.values(own).every((one) => one !== '' && [...one].length <= LISTED_MAX);
  return isShort ? own : null;
}
