import { firstSense } from '../language/first-sense.js';
import { tableOf } from '../language/index.js';
import type { TextBook, TextWord } from './text-book.js';

/** The Korean for a particle between the two halves of a phrase; '' where there may be none. */
const KOREAN = tableOf<readonly string[]>({
  を: ['을', '를', ''],
  が: ['이', '가', ''],
  に: ['에', '으로', '로', '을', '를', '이', '가'],
  で: ['에서', '으로', '로'],
  の: ['의', ''],
  と: ['와', '과'],
});

const known = new WeakMap<TextWord, boolean>();

/**
 * Checks whether a phrase says what its words say: "A phrase whose Korean is that of its words, put together by its
 * particle, is read by them" (docs/product/lookup.md#words). 手を振る is 손을 흔들다, 손 and 흔들다; 気に入る 마음에 들다 is not,
 * since 入る is 들어가다.
 */
export function isSumOfWords(word: TextWord, book: TextBook): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const found = word.partsOfSpeech.includes('expression') && isSum(word, book);
  known.set(word, found);
  return found;
}

function isSum(word: TextWord, book: TextBook): boolean {
  const text = word.japaneseWord;
  const sums = new Set(
    [...text].flatMap((particle, index) => {
      const [first, last] = [mainSense(book, text.slice(0, index)), mainSense(book, text.slice(index + 1))];
      return first && last ? (KOREAN.get(particle) ?? []).map((korean) => first + korean + last) : [];
    }),
  );
  return sums.size > 0 && word.meaningKo.split(/,(?![^(]*\))/).every((sense) => sums.has(bare(sense)));
}

/** The main sense of the most basic word that is written so. */
function mainSense(book: TextBook, written: string): string | null {
  const [word] = written === '' ? [] : book.written(written);
  return word ? bare(firstSense(word.meaningKo)) : null;
}

/** A sense without its brackets, its wave and its blanks. */
const bare = (sense: string): string => sense.replace(/\([^)]*\)|[\s~]/g, '');
