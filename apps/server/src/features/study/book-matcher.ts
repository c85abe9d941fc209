import { createMatcher, type ListedWord, type Match, type NamedWord } from '@utarang/domain/word-list';
import { createTimeSlices, type TimeSlices } from '../../lib/time-slice.js';

/**
 * Indexes all words of some lists for finding listed words, in slices of time: for the whole book it takes a second of a
 * slow processor. The index is made for one file and is gone with it, since all files together are few.
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
