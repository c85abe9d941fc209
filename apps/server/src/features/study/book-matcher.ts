import { createMatcher, type ListedWord, type Match, type NamedWord } from '@utarang/domain/word-list';
import { createTimeSlices, type TimeSlices } from '../../lib/time-slice.js';

/**
 * Indexes all words of some lists for finding listed words, in slices of time: the whole book takes a second of a slow
 * processor. The index is built for one file and dropped with it, since files are rare.
 */
export async function bookMatcher<Word extends NamedWord>(
  lists: readonly Iterable<Word>[],
  slices: TimeSlices = createTimeSlices(),
): Promise<(listed: ListedWord) => Match<Word>> {
  const matcher = createMatcher<Word>();
  for (const words of lists) {
    for (const word of words) {
      if (slices.isOver()) await slices.next();
      matcher.add(word);
    }
  }
  return matcher.match;
}
