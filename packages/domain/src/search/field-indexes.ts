import { isKanaOrKanji } from '../language/index.js';
import { lazy } from '../language/lazy.js';
import { type Column, columnOf, sparseColumnOf } from './column.js';
import { type ScannedCells, scanFields } from './field-scans.js';
import { formTexts } from './form-texts.js';
import { GramIndex } from './gram-index.js';
import { normalField } from './normal-field.js';
import { PENALTY } from './rank.js';
import { scanOfColumn } from './scan.js';
import { SCOPES, type Scope, scopes } from './scope.js';
import type { SearchableWord, SearchField } from './words.js';

/**
 * Indexes normalised fields for exact hits. Each scope has an index of its own, in which a word has one place whichever
 * of its fields matched: nothing is merged during a search. Each is built on first use; `later` also defers its
 * postings until they are needed, and its columns, too, where the words come packed.
 */
export function indexFields(
  wordsOf: () => readonly SearchableWord[],
  later = false,
  packed?: ScannedCells,
): (scope: Scope) => GramIndex {
  const made = new Map<Scope, GramIndex>();
  let columns: ReturnType<typeof columnsOf> | null = null;
  const scans = packed && scanFields(packed);
  return (scope) => {
    const known = made.get(scope);
    if (known) return known;
    columns ??= columnsOf(wordsOf());
    const ofScope = columns[scope];
    const index = new GramIndex(ofScope, columns.rows, {
      scans: scans?.(scope) ?? (later ? ofScope().map(scanOfColumn) : []),
    });
    made.set(scope, index);
    // After the last one the texts are not needed any more.
    if (made.size === scopes.length) columns = null;
    return index;
  };
}

/** The columns of each scope. */
function columnsOf(words: readonly SearchableWord[]) {
  // The first search on a device waits only for the fields of its own scope.
  const texts = forEachField((field) => lazy(() => words.map((word) => normalField(word[field]))));
  const whole = forEachField((field) => lazy(() => columnOf(texts[field](), PENALTY[field])));
  const withoutJapanese = {
    ...whole,
    japaneseWord: () => columnOf(texts.japaneseWord().map(unlessJapanese), PENALTY.japaneseWord),
    reading: () => columnOf(texts.reading().map(unlessJapanese), PENALTY.reading),
  };
  // Phrases are "found with and without" the spaces between their units (docs/product/pronunciation.md#units).
  const unparted = lazy(() =>
    columnOf(texts.koreanPronunciation().map(unpartedUnlessWhole), PENALTY.koreanPronunciation),
  );
  const asColumns = (columns: readonly ReadonlyMap<number, string>[]): Column[] =>
    columns.filter(({ size }) => size > 0).map((column) => sparseColumnOf(column, words.length, PENALTY.japaneseWord));
  const ofScope = (scope: Scope, columns: Record<SearchField, () => Column>): Column[] =>
    SCOPES[scope].map((field) => columns[field]());
  return {
    rows: words.length,
    pronunciation: lazy(() => [...ofScope('pronunciation', whole), unparted()]),
    meaning: lazy(() => ofScope('meaning', whole)),
    written: lazy(() => [...ofScope('written', whole), ...asColumns(formTexts(words))]),
    all: lazy(() => [
      ...ofScope('all', withoutJapanese),
      unparted(),
      ...asColumns(formTexts(words, (written) => unlessJapanese(written) !== '')),
    ]),
  };
}

const forEachField = <T>(make: (field: SearchField) => T): Record<SearchField, T> => ({
  japaneseWord: make('japaneseWord'),
  reading: make('reading'),
  koreanPronunciation: make('koreanPronunciation'),
  meaningKo: make('meaningKo'),
});

/** The pronunciation without spaces; nothing where it has none. */
const unpartedUnlessWhole = (said: string): string => (said.includes(' ') ? said.replaceAll(' ', '') : '');

/**
 * The text, or nothing where it has only kana and kanji. Queries with kana or kanji have a scope of their own, so such
 * a text would only enlarge the index of all fields.
 */
const unlessJapanese = (text: string): string => (isKanaOrKanji(text) ? '' : text);
