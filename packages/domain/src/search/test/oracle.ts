import {
  asSearched,
  type Continuation,
  choseong,
  continuations,
  foldKey,
  foldQuery,
  hasHangul,
  hasKanaOrKanji,
  inBothKana,
  isChoseong,
  normalise,
  officialTsu,
  otherLayout,
  romajiToHangul,
  spelledOut,
  toHangul,
  toNfc,
  wholeKeys,
} from '../../language/index.js';
import { writingsOf } from '../../words/written-form.js';
import { initialsOfSenses } from '../sound-indexes.js';
import { spellingGap } from '../spelling-gap.js';
import type { SearchableWord, SearchMode } from '../words.js';

/** The score of a word for one way to read the query; infinite where it is not found. */
type Score = (word: SearchableWord) => number;

/** The score of a place in a text, as docs/product/search.md#rank has it. */
function scoreAt(position: number, length: number, text: string): number {
  if (position < 0) return Number.POSITIVE_INFINITY;
  if (length === text.length) return 0;
  return position === 0 ? 1 : 2 + Math.min(position, 999) / 1000;
}

const scoreOf = (part: string, text: string): number => scoreAt(text.indexOf(part), part.length, text);

/** The best score of the fields that are searched for a query; a meaning comes a little later. */
function ofFields(query: string, mode: SearchMode, scoreOfText: (text: string) => number): Score {
  return (word) => {
    const score = (field: string) => scoreOfText(normalise(field));
    const written = [...writingsOf(word), word.reading].map(score);
    const said = word.koreanPronunciation;
    const pronunciation = Math.min(score(said), score(normalise(said).replaceAll(' ', '')));
    const meaning = score(word.meaningKo) + 0.05;
    if (hasKanaOrKanji(query)) return Math.min(...written);
    const fields = { pronunciation: [pronunciation], meaning: [meaning], all: [...written, pronunciation, meaning] };
    return Math.min(...fields[mode]);
  };
}

const exactScore = (query: string, mode: SearchMode): Score =>
  ofFields(query, mode, (text) => scoreOf(normalise(query), text));

/** Any text from `text` up to the one that ends with `until`. */
const openScore = (query: string, mode: SearchMode, { text, until }: Continuation): Score =>
  ofFields(query, mode, (field) => {
    const fits = (part: string) => part.length === text.length && part >= text && part <= text.slice(0, -1) + until;
    const places = Array.from({ length: field.length }, (_, index) => index);
    return scoreAt(
      places.findIndex((index) => fits(field.slice(index, index + text.length))),
      text.length,
      field,
    );
  });

/** The keys of how a word is pronounced, read, and read kana by kana. */
const keysOf = ({ reading, koreanPronunciation }: SearchableWord): string[] =>
  [koreanPronunciation, reading, ...spelledOut(toNfc(reading))].map(foldKey);

/**
 * The distance of the query from a word that it is as a whole in another spelling; infinite where it is no such word.
 */
function wholeGap(query: string, mode: SearchMode): Score {
  if (isChoseong(query) || (mode === 'meaning' && hasHangul(query))) return () => Number.POSITIVE_INFINITY;
  const keys = wholeKeys(toNfc(query));
  const isKana = hasKanaOrKanji(query);
  const latin = romajiToHangul(query);
  const spoken = isKana ? [toHangul(query)] : latin.length > 0 ? latin : [officialTsu(query)];
  return (word) => {
    if (!keysOf(word).some((key) => keys.includes(key))) return Number.POSITIVE_INFINITY;
    const said = normalise(isKana ? toHangul(word.reading) : word.koreanPronunciation);
    const gap = Math.min(...spoken.map((text) => spellingGap(text, said)));
    return gap > (isKana ? 1 : 24) ? Number.POSITIVE_INFINITY : gap;
  };
}

/** Each tolerant way to read the query, in the order of the tiers (docs/product/search.md#tolerant-hits). */
function tolerantScores(query: string, mode: SearchMode): Score[] {
  const ofReading = mode !== 'meaning' || !hasHangul(query);
  const ofMeaning = mode !== 'pronunciation';
  if (isChoseong(query)) {
    const initials = choseong(toNfc(query));
    if (initials.length < 3) return [];
    const ofSenses = (word: SearchableWord) => initialsOfSenses(word.meaningKo);
    return [
      ...(ofReading ? [(word: SearchableWord) => scoreOf(initials, choseong(toNfc(word.koreanPronunciation)))] : []),
      ...(ofMeaning ? [(word: SearchableWord) => scoreOf(initials, ofSenses(word))] : []),
    ];
  }
  const kana = hasKanaOrKanji(query) ? inBothKana(normalise(query)) : [];
  const otherKana = kana.filter((text) => text !== normalise(query));
  const keys = foldQuery(toNfc(query)).filter((key) => key.length >= 3);
  const pronunciations = romajiToHangul(query);
  return [
    ...otherKana.map((kana) => exactScore(kana, mode)),
    ...(ofReading && keys.length > 0 && officialTsu(query) !== query
      ? [exactScore(officialTsu(query), 'pronunciation')]
      : []),
    ...(ofReading ? pronunciations.map((hangul) => exactScore(hangul, 'pronunciation')) : []),
    ...(ofReading
      ? keys.map(
          (key): Score =>
            (word) =>
              Math.min(...keysOf(word).map((own) => scoreOf(key, own))),
        )
      : []),
    ...continuations(normalise(query))
      .filter(({ text }) => text.length > 1)
      .map((continuation) => openScore(query, mode, continuation)),
  ];
}

/**
 * Search said as plainly as the rules say it, to compare the index with: look at every word in every way, keep the
 * first way that finds it, sort.
 */
export function naiveSearch(words: readonly SearchableWord[], typed: string, mode: SearchMode, exactOnly = false) {
  const query = asSearched(typed);
  if (query === '' || !query.isWellFormed()) return [];

  const exact = exactScore(query, mode);
  const wholly = wholeGap(query, mode);
  const beginsMeaning = (word: SearchableWord) => scoreOf(normalise(query), normalise(word.meaningKo)) < 2;
  const meansIt = mode === 'all' && hasHangul(query) && words.some(beginsMeaning);
  const gapOf: Score = (word) =>
    meansIt && exact(word) === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : wholly(word);

  const inOrder = (scores: readonly Score[], gapOf: Score) =>
    words
      .map((word, row) => {
        const gap = gapOf(word);
        const alike = gap < Number.POSITIVE_INFINITY && exact(word) > 0.05;
        const place = scores.findIndex((score) => score(word) < Number.POSITIVE_INFINITY);
        const rank = alike ? 0.5 : place < 0 ? Number.NaN : 4 * place + scores[place]!(word);
        const match = place === 0 ? 'exact' : 'tolerant';
        return { row, id: word.id, rank: Math.round(rank * 1000) / 1000, match, gap: alike ? gap : 0 };
      })
      .filter(({ rank }) => !Number.isNaN(rank))
      .sort((a, b) => a.rank - b.rank || a.gap - b.gap || b.id - a.id);

  const hits = inOrder([exact], () => Number.POSITIVE_INFINITY);
  if (exactOnly) return hits;
  if (hits.length >= 24) return inOrder([exact], gapOf);
  const tolerant = inOrder([exact, ...tolerantScores(query, mode)], gapOf);
  if (tolerant.length > 0) return tolerant;
  const other = otherLayout(query);
  if (other === null || Math.max(other.length, query.length) < 3) return [];
  return inOrder([exact, exactScore(other, mode), ...tolerantScores(other, mode)], () => Number.POSITIVE_INFINITY);
}
