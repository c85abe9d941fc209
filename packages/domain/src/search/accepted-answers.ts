import { dictionaryForms, lowered, normalise } from '../language/index.js';
import { lazy } from '../language/lazy.js';
import { isKoreanQuery, tiersOf } from './korean-query.js';
import { shownRank } from './rank.js';
import { ENOUGH, type SearchHit, type SearchIndex } from './search-index.js';
import { sensesIn } from './senses.js';
import { addEntry, type EntryLexicon, lexiconOf, noEntries, type TextEntries } from './text-entries.js';
import type { AcceptingWord } from './words.js';

/**
 * Adds a tier to the search: Korean that is no word's sense finds, by meaning and in all fields, the words that accept
 * it as an answer, first those that list it as typed, then those that list its dictionary form
 * (docs/product/search.md#korean-forms). The hits of the index come first, unchanged.
 */
export function withAcceptedAnswers(
  index: SearchIndex,
  words: readonly AcceptingWord[],
  stored?: { readonly answers: EntryLexicon },
): SearchIndex {
  const made = lazy(() => stored?.answers ?? lexiconOf(answerEntries(words)));

  /** The rows of words that accept a text, the highest id first, which is the most basic word. */
  function rowsFor(text: string): number[] {
    const found: number[] = [];
    const { lexicon, rows } = made();
    lexicon.eachAt(text, 0, (number, end) => {
      if (end === text.length) found.push(rows[number]!);
    });
    return found.sort((a, b) => words[b]!.id - words[a]!.id);
  }

  return {
    parts: [...index.parts, made],
    search(typed, mode, window, options) {
      const found = index.search(typed, mode, window, options);
      const query = lowered(typed);
      if (options?.exactOnly || found.total >= ENOUGH || !isKoreanQuery(query, mode)) return found;
      const before = index.search(typed, mode, { offset: 0, limit: ENOUGH }, options).hits;
      const seen = new Set(before.map(({ row }) => row));
      const rank = shownRank(0, tiersOf(before));
      const added = [query, ...dictionaryForms(query)].flatMap((text) =>
        rowsFor(text).flatMap((row): SearchHit[] => {
          if (seen.has(row)) return [];
          seen.add(row);
          return [{ row, rank, match: 'tolerant', reading: { form: 'meaning', text } }];
        }),
      );
      if (added.length === 0) return found;
      return {
        ...found,
        total: found.total + added.length,
        hits: [...before, ...added].slice(window.offset, window.offset + window.limit),
        interpretedAs: before.length > 0 ? found.interpretedAs : readAs(words[added[0]!.row]!),
      };
    },
  };
}

/**
 * The accepted answers of words. A separate function, so that the search does not hold every answer twice in memory.
 */
export function answerEntries(words: readonly AcceptingWord[]): TextEntries {
  const entries = noEntries();
  words.forEach(({ accept }, row) => {
    for (const answer of accept) addEntry(entries, normalise(answer), row, 0);
  });
  return entries;
}

/** The sense for which an accepted answer is shown: 엘리베이터 for 승강기. */
const readAs = ({ meaningKo }: AcceptingWord): string | null => sensesIn(meaningKo)[0] || null;
