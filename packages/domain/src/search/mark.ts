import { choseong, normalise, tidy } from '../language/index.js';
import { exactRanges } from './exact-ranges.js';
import { keyOfPart, mayKeyBegin } from './key-of-part.js';
import { asTyped, otherLayoutReadings, type Reading, tolerantReadings } from './readings.js';
import { SCOPES } from './scope.js';
import { type PartReader, soleRange } from './sole-range.js';
import { initialsOfSenses } from './sound-indexes.js';
import type { Range, SearchableWord, SearchField, SearchMode } from './words.js';

/** Fields without a match are left out. */
export type Marks = Partial<Record<SearchField, Range[]>>;
export type Marker = (word: SearchableWord) => Marks;

/** Where the query stands in a word that it finds: as typed, else in the first reading that shows where. */
export const markWord = (word: SearchableWord, query: string, mode: SearchMode): Marks => marker(query, mode)(word);

/** `markWord` for many words of one search, which reads the query once. */
export function marker(typed: string, mode: SearchMode): Marker {
  const query = tidy(typed);
  if (query === '' || !query.isWellFormed()) return () => ({});
  const exact = asTyped(query, mode);
  let others: readonly Reading[] | undefined;
  return (word) => {
    const marks = marksIn(word, exact);
    if (!isEmpty(marks)) return marks;
    others ??= [...tolerantReadings(query, mode), ...otherLayoutReadings(query, mode)];
    for (const reading of others) {
      const tolerant = marksIn(word, reading);
      if (!isEmpty(tolerant)) return tolerant;
    }
    return marks;
  };
}

const isEmpty = (marks: Marks): boolean => Object.keys(marks).length === 0;

/** Kanji have no place in a key; a Japanese word without them is a reading as well. */
const READINGS = ['japaneseWord', 'hiragana', 'koreanPronunciation'] as const;

function marksIn(word: SearchableWord, reading: Reading): Marks {
  switch (reading.form) {
    case 'key':
      return marksOf(word, READINGS, soleIn(reading, BY_KEY));
    case 'initials':
      return marksOf(word, ['koreanPronunciation'], soleIn(reading, { read: choseong }));
    case 'meaningInitials':
      return marksOf(word, ['meaningKo'], soleIn(reading, { read: initialsOfSenses }));
    default:
      return marksOf(
        word,
        SCOPES[reading.form],
        reading.until ? soleIn(reading, { read: normalise }) : (text) => exactRanges(text, reading.text),
      );
  }
}

function marksOf(word: SearchableWord, fields: readonly SearchField[], rangesIn: (text: string) => Range[]): Marks {
  const marks: Marks = {};
  for (const field of fields) {
    const ranges = rangesIn(word[field]);
    if (ranges.length > 0) marks[field] = ranges;
  }
  return marks;
}

const BY_KEY: PartReader = { read: keyOfPart, mayBegin: mayKeyBegin };

const soleIn = (reading: Reading, reader: PartReader) => (text: string) => {
  const range = soleRange(text, reading, reader);
  return range ? [range] : [];
};
