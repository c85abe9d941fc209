import { asSearched, choseong, hasKanaOrKanji, normalise, toNfc } from '../language/index.js';
import { exactRanges } from './exact-ranges.js';
import { keyOfPart, mayKeyBegin } from './key-of-part.js';
import type { Reading } from './readings.js';
import { SCOPES } from './scope.js';
import { type PartReader, rangesOf, soleRange } from './sole-range.js';
import { initialsOfSenses } from './sound-indexes.js';
import type { SearchableWord, SearchField, TextRange } from './words.js';

/** Fields without a match are left out. */
export type Marks = Partial<Record<SearchField, TextRange[]>>;

/**
 * The fields in which a key is searched. A key does not cover kanji, but a Japanese word without kanji is a reading as
 * well.
 */
const READINGS = ['japaneseWord', 'reading', 'koreanPronunciation'] as const;

/** The fields in which a reading searches, and its reader there; without a reader the text itself. */
type MarkedFields = { readonly fields: readonly SearchField[]; readonly reader: PartReader | null };

function lookOf({ form, until }: Reading): MarkedFields {
  switch (form) {
    case 'key':
      return { fields: READINGS, reader: BY_KEY };
    case 'initials':
      return { fields: ['koreanPronunciation'], reader: { read: (part) => choseong(toNfc(part)) } };
    case 'meaningInitials':
      return { fields: ['meaningKo'], reader: { read: initialsOfSenses } };
    default:
      return { fields: SCOPES[form], reader: until ? { read: normalise } : null };
  }
}

const BY_KEY: PartReader = { read: keyOfPart, mayBegin: mayKeyBegin };

/** Marks where a word matches the reading that found it (docs/product/search.md#marks). */
export function markWord(word: SearchableWord, reading: Reading): Marks {
  const { fields, reader } = lookOf(reading);
  const marks: Marks = {};
  for (const field of fields) {
    const ranges = reader ? soleIn(word[field], reading, reader) : rangesIn(word[field], field, reading);
    if (ranges.length > 0) marks[field] = ranges;
  }
  return marks;
}

/** Every place of the exact text; of a phrase that was typed without its spaces the one that matches. */
function rangesIn(text: string, field: SearchField, reading: Reading): TextRange[] {
  const ranges = exactRanges(text, reading.text);
  if (ranges.length > 0 || field !== 'koreanPronunciation' || !text.includes(' ')) return ranges;
  return soleIn(text, reading, UNPARTED);
}

const UNPARTED: PartReader = { read: (part) => normalise(part).replaceAll(' ', '') };

function soleIn(text: string, reading: Reading, reader: PartReader): TextRange[] {
  const range = soleRange(text, reading, reader);
  return range ? [range] : [];
}

/** Kana are shown as read in kana, everything else in Hangul where a field in Hangul has it. */
const KANA_FIRST = ['reading', 'japaneseWord', 'koreanPronunciation', 'meaningKo'] as const;
const HANGUL_FIRST = ['koreanPronunciation', 'meaningKo', 'reading', 'japaneseWord'] as const;

/**
 * Finds how a query was read, by the best word that was found: the matching part of it, 타베루 for 다베루, 타벨 and ㅌㅂㄹ
 * (docs/product/search.md#how-a-query-was-read). The whole pronunciation where no single part matches.
 */
export function readIn(word: SearchableWord, reading: Reading, query: string): string {
  const { fields, reader } = lookOf(reading);
  for (const field of hasKanaOrKanji(query) ? KANA_FIRST : HANGUL_FIRST) {
    if (!fields.some((each) => each === field)) continue;
    const text = word[field];
    const [range] = reader ? rangesOf(text, reading, reader) : exactRanges(text, reading.text);
    if (range) return asSearched(text.slice(...range));
  }
  return asSearched(word.koreanPronunciation);
}
