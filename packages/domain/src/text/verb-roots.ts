import { tableOf } from '../language/index.js';
import type { TextBook } from './text-book.js';

/** The last kana of a stem, and that of the dictionary form of its verb: 待ち is the stem of 待つ. */
export const ROOTS = tableOf<string>({
  い: 'う',
  き: 'く',
  ぎ: 'ぐ',
  し: 'す',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
});

/** The godan verb of which a text would be the stem; null where its last kana ends none. */
export const rootOf = (stem: string): string | null => {
  const kana = ROOTS.get(stem.slice(-1));
  return kana === undefined ? null : stem.slice(0, -1) + kana;
};
/** Checks whether the book has a godan verb. */
export const isVerb = (verb: string, book: TextBook): boolean =>
  book.written(verb).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-u'));
