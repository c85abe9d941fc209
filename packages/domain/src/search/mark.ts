import { choseong, normalise } from '../language/index.js';
import { exactRanges } from './exact-ranges.js';
import { keyOfPart, mayKeyBegin } from './key-of-part.js';
import type { Reading } from './readings.js';
import { SCOPES } from './scope.js';
import { type PartReader, soleRange } from './sole-range.js';
import { initialsOfSenses } from './sound-indexes.js';
import type { Range, SearchableWord, SearchField } from './words.js';

/** Fields without a match are left out. */
export type Marks = Partial<Record<SearchField, Range[]>>;

/** Where a key is looked for. A key says nothing of kanji, but a Japanese word without kanji is a reading as well. */
const READINGS = ['japaneseWord', 'hiragana', 'koreanPronunciation'] as const;

/** Where a word says what the reading that found it looks for (docs/product/search.md#marks). */
export function markWord(word: SearchableWord, reading: Reading): Marks {
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
