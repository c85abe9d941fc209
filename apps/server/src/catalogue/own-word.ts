import { emptyEntry } from '@utarang/content/words';
import type { OwnWordTexts } from '@utarang/domain/word-list';
import type { CatalogueWord } from './word.js';

/** A word of a member's own as a word of the book: without all that only the book says. */
export const asCatalogueWord = ({
  id,
  japaneseWord,
  reading,
  koreanPronunciation,
  meaningKo,
}: OwnWordTexts & { readonly id: number }): CatalogueWord => ({
  ...emptyEntry,
  ...{ id, japaneseWord, reading, koreanPronunciation, meaningKo },
});
