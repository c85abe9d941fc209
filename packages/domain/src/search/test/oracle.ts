import { hasKanaOrKanji, normalise } from '../../language/index.js';
import type { SearchableWord, SearchMode } from '../words.js';

/**
 * Search said as plainly as spec section 5 says it, to compare the index with: look at every word, sort what matches.
 */
export function naiveSearch(words: readonly SearchableWord[], typed: string, mode: SearchMode) {
  const query = normalise(typed);
  if (query === '' || !query.isWellFormed()) return [];

  const score = (field: string): number => {
    const text = normalise(field);
    const position = text.indexOf(query);
    if (position < 0) return Number.POSITIVE_INFINITY;
    if (text === query) return 0;
    return position === 0 ? 1 : 2 + Math.min(position, 999) / 1000;
  };
  const scores = (word: SearchableWord): number[] => {
    const written = [score(word.japaneseWord), score(word.hiragana)];
    if (hasKanaOrKanji(query)) return written;
    const pronunciation = score(word.koreanPronunciation);
    const meaning = score(word.meaningKo) + 0.05;
    return { pronunciation: [pronunciation], meaning: [meaning], all: [...written, pronunciation, meaning] }[mode];
  };
  return words
    .map((word, row) => ({ row, id: word.id, rank: Math.round(Math.min(...scores(word)) * 1000) / 1000 }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || b.id - a.id);
}
