import { isKanaOrKanji, normalise } from '../language/index.js';
import { type Column, columnOf } from './column.js';
import { formTexts } from './form-texts.js';
import { GramIndex } from './gram-index.js';
import { PENALTY } from './rank.js';
import { SCOPES, type Scope } from './scope.js';
import type { SearchableWord, SearchField } from './words.js';

/**
 * Fields as exact hits search them: normalised. Each scope has an index of its own, in which a word has one place
 * whichever of its fields matched: nothing is merged while a person waits.
 */
export function indexFields(words: readonly SearchableWord[]): Record<Scope, GramIndex> {
  const texts = forEachField((field) => words.map((word) => normalise(word[field])));
  const whole = forEachField((field) => columnOf(texts[field], PENALTY[field]));
  const withoutJapanese = {
    ...whole,
    japaneseWord: columnOf(texts.japaneseWord.map(unlessJapanese), PENALTY.japaneseWord),
    hiragana: columnOf(texts.hiragana.map(unlessJapanese), PENALTY.hiragana),
  };
  // Phrases are "found with and without" the spaces between their units (docs/product/pronunciation.md#units).
  const unparted = columnOf(texts.koreanPronunciation.map(unpartedUnlessWhole), PENALTY.koreanPronunciation);
  const forms = formTexts(words).map((column) => column.map(normalise));
  const asColumns = (columns: readonly string[][]): Column[] =>
    columns
      .filter((column) => column.some((text) => text !== ''))
      .map((column) => columnOf(column, PENALTY.japaneseWord));
  const index = (scope: Scope, columns: Record<SearchField, Column>, further: readonly Column[] = []) =>
    new GramIndex([...SCOPES[scope].map((field) => columns[field]), ...further], words.length);
  return {
    pronunciation: index('pronunciation', whole, [unparted]),
    meaning: index('meaning', whole),
    written: index('written', whole, asColumns(forms)),
    all: index('all', withoutJapanese, [unparted, ...asColumns(forms.map((column) => column.map(unlessJapanese)))]),
  };
}

const forEachField = <T>(make: (field: SearchField) => T): Record<SearchField, T> => ({
  japaneseWord: make('japaneseWord'),
  hiragana: make('hiragana'),
  koreanPronunciation: make('koreanPronunciation'),
  meaningKo: make('meaningKo'),
});

/** The pronunciation without blanks; nothing where it has none. */
const unpartedUnlessWhole = (said: string): string => (said.includes(' ') ? said.replaceAll(' ', '') : '');

/**
 * The text, or nothing where it is kana and kanji alone. Queries with kana or kanji have a scope of their own, so such
 * a text would only fill the index of all fields.
 */
const unlessJapanese = (text: string): string => (isKanaOrKanji(text) ? '' : text);
