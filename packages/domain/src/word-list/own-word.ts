import { isKana, toHangul } from '../language/index.js';
import { SEPARATOR } from '../words/answer-items.js';
import { readingAsWritten } from '../words/authored-word.js';
import { LISTED_MAX, type ListedWord } from './listed-word.js';

/** The first id of members' own words: the ids of the book's words are below, so that both can be in the same lists. */
export const FIRST_OWN_ID = 900_000_001;
/** The last id that an address may have. */
const LAST_OWN_ID = 999_999_999;
export const isOwnWord = (id: number): boolean => id >= FIRST_OWN_ID && id <= LAST_OWN_ID;

/** The most own words of a member (docs/product/take-along.md#own-words). */
export const OWN_WORDS_MAX = 2_000;
/** The most pending wishes of a member. */
export const WISHES_MAX = 200;

/** The four texts of a word. */
export type OwnWordTexts = {
  readonly japaneseWord: string;
  readonly reading: string;
  readonly koreanPronunciation: string;
  readonly meaningKo: string;
};

/** Separators of senses in lists of other programs. */
const BETWEEN_SENSES = /\s*[,，;；、\n]\s*/u;

/** Senses in the book's format: 먹다, 마시다. */
export const tidySenses = (meaning: string): string =>
  meaning
    .split(BETWEEN_SENSES)
    .filter((sense) => sense !== '')
    .join(SEPARATOR);

/**
 * The texts of an own word: "a word in kana is its own reading, and how it is said in Hangul follows from the reading
 * where it is not given" (docs/product/take-along.md#own-words). Null where the reading is not kana.
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

/** A listed word as an own word; null where it has no reading or no meaning. */
export function listedAsOwn({ text, reading, meaning }: ListedWord): OwnWordTexts | null {
  const [first = ''] = reading.split(/[、,;；/／]/u);
  const own = ownWordTexts({ japaneseWord: text, reading: first.trim(), meaningKo: meaning });
  const isShort = own && Object.values(own).every((one) => one !== '' && [...one].length <= LISTED_MAX);
  return isShort ? own : null;
}
