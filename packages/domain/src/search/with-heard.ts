import {
  asSearched,
  foldKey,
  hasHangul,
  isWellFormed,
  loanRomaji,
  type SearchText,
  sharedBeginning,
} from '../language/index.js';
import { lazy } from '../language/lazy.js';
import type { HeardLexicons } from './heard/arcs.js';
import { type Cutting, type CuttingPart, createHeard, type Heard, type WholeForm } from './heard/heard.js';
import type { HeardWord, UsesOf } from './heard/heard-word.js';
import { spellingCost } from './heard/spelling-cost.js';
import { tiersOf } from './korean-query.js';
import { ALIKE, shownRank, WHOLE } from './rank.js';
import type { Reading } from './readings.js';
import { ENOUGH, type SearchHit, type SearchIndex, type SearchResult } from './search-index.js';
import type { SearchMode } from './words.js';

/** A word with at most this cost is what everybody means by such a query: forms with this sound are not searched. */
const COMMON = 3;
/** The rank of a form: after whole words that sound like the query, before words that only contain it. */
const FORM_RANK = shownRank(2 * WHOLE, 1);
/** The highest rank of a word that the query equals as a whole. */
const WHOLLY = shownRank(ALIKE, 0);

/**
 * The search with its last tiers (docs/product/search.md#inflected-forms and #phrases): a query that is a form of a
 * word finds the word, and one that is a phrase is segmented into its words. What the index finds as typed comes first,
 * unchanged.
 */
export function withHeard(
  index: SearchIndex,
  words: readonly HeardWord[],
  usesOf?: UsesOf,
  lexicons?: HeardLexicons,
): SearchIndex {
  const made = lazy(() => createHeard(words, usesOf, undefined, lexicons));
  const everything = { offset: 0, limit: words.length };

  /** The additional cost of a word that is not spelt like the query: 適する for 테이기스루, which is 定義する. */
  const otherwiseSpelt = ({ row, match }: SearchHit, query: SearchText): number =>
    match === 'exact' ? 0 : spellingCost(query, words[row]!.koreanPronunciation);

  return {
    parts: [...index.parts, made],
    search(query, mode, window, options) {
      const found = index.search(query, mode, window, options);
      if (options?.exactOnly || !isSound(query, mode)) return found;
      const head =
        window.offset === 0 && window.limit >= ENOUGH
          ? found
          : index.search(query, mode, { offset: 0, limit: ENOUGH }, options);
      const [first] = head.hits;
      if (found.exact >= ENOUGH) return found;
      const heard = made();
      const whole = first && first.rank <= WHOLLY ? first : null;
      const wholeCost = whole ? heard.costOf(whole.row) + otherwiseSpelt(whole, query) : Number.POSITIVE_INFINITY;
      if (wholeCost <= COMMON) return found;

      const forms = formsOf(heard, query).filter(({ cost }) => cost < wholeCost);
      const isKorean = mode === 'all' && first !== undefined && !isReadInPart(query, head);
      const phrase = phraseOf(heard, query, isKorean, forms, whole, head.hits);
      if (forms.length === 0 && !phrase) {
        return found.total > 0 ? found : { ...found, nearest: () => heard.near(query) };
      }
      const hasAll = window.offset === 0 && found.hits.length === found.total;
      const before = hasAll ? found.hits : index.search(query, mode, everything, options).hits;
      const hits = merged(before, forms.map(asHit(words)), phrase ? phrase.parts.flatMap(partHit(words)) : []);
      return {
        ...found,
        total: hits.length,
        hits: hits.slice(window.offset, window.offset + window.limit),
        // The card of a form already says how the query was read, except for its script.
        interpretedAs: hits[0]?.match === 'inflected' ? (first?.reading.shownAs ?? null) : found.interpretedAs,
        phrase,
      };
    },
  };
}

/** The forms that a query may be, each word once; in rōmaji, ti and di are the ティ and ディ of loan words, too. */
function formsOf(heard: Heard, query: SearchText): WholeForm[] {
  const forms = [query, asSearched(loanRomaji(query))].flatMap((text, n) =>
    n > 0 && text === query ? [] : heard.forms(text),
  );
  return forms.filter(({ row }, n) => forms.findIndex((form) => form.row === row) === n);
}

/** Checks whether the query is searched by sound: in Hangul, unless it is searched by meaning alone. */
const isSound = (query: SearchText, mode: SearchMode): boolean =>
  query !== '' && isWellFormed(query) && (mode !== 'meaning' || !hasHangul(query));

/**
 * Checks whether a query of several words was read as Korean by half of them at most: 이치 in 모우 이치도 잇테 쿠다사이. Then it may
 * be Japanese by sound, with a word that looks Korean.
 */
function isReadInPart(query: SearchText, { hits: [first], interpretedAs }: SearchResult): boolean {
  const asKorean = first?.match === 'tolerant' && first.reading.form === 'meaning' ? interpretedAs : null;
  return asKorean !== null && asKorean.split(' + ').length * 2 <= query.split(' ').length;
}

/**
 * The segmentation of a query. Its form is a part only where a rarer word sounds like the whole query, or where words
 * that only contain the query come before the form.
 */
function phraseOf(
  heard: Heard,
  query: SearchText,
  isKorean: boolean,
  [form]: readonly WholeForm[],
  whole: SearchHit | null,
  found: readonly SearchHit[],
): Cutting | null {
  const asForm = (): Cutting | null =>
    form ? { parts: [heard.formPart(query, form)], others: whole ? [[heard.wordPart(query, whole.row)]] : [] } : null;
  if (whole) return asForm();
  // In all fields, a word whose Korean has the query is likelier to be meant than a phrase that sounds so.
  const cut = isKorean ? null : heard.cut(query);
  if (cut && cut.parts.length > 1) return cut;
  return found.length > 0 ? asForm() : null;
}

/** Merges the hits, each row once: whole hits, then forms, then other hits, then the words of a phrase. */
function merged(before: readonly SearchHit[], forms: readonly SearchHit[], parts: readonly SearchHit[]): SearchHit[] {
  const ordered = [
    ...before.filter(({ rank, match }) => match === 'exact' || rank <= FORM_RANK),
    ...forms,
    ...before.filter(({ rank, match }) => match !== 'exact' && rank > FORM_RANK),
  ];
  const tiers = tiersOf(ordered);
  const rows = new Set<number>();
  return [...ordered, ...parts.map((hit) => ({ ...hit, rank: shownRank(0, tiers) }))].filter(({ row }) => {
    const isNew = !rows.has(row);
    rows.add(row);
    return isNew;
  });
}

/** The text to mark in a word: the beginning that it shares with its form, 타베 of 타베루. */
function stemReading(word: HeardWord, reading: string): Reading {
  const stem = reading.slice(0, sharedBeginning(reading, word.reading));
  return { form: 'key', text: foldKey(stem) || NOWHERE };
}
/** A character that occurs in no key. */
const NOWHERE = '\ua000';

const asHit =
  (words: readonly HeardWord[]) =>
  ({ row, form }: WholeForm): SearchHit => ({
    row,
    rank: FORM_RANK,
    match: 'inflected',
    reading: stemReading(words[row]!, form.reading),
    form,
  });

const partHit =
  (words: readonly HeardWord[]) =>
  ({ row, form, text }: CuttingPart): SearchHit[] => {
    if (row === null) return [];
    if (form) return [{ ...asHit(words)({ row, form, cost: 0 }) }];
    return [{ row, rank: 0, match: 'tolerant', reading: { form: 'key', text: foldKey(text) || NOWHERE } }];
  };
