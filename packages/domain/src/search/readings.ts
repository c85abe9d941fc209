import {
  asSearched,
  choseong,
  continuations,
  foldKey,
  foldQuery,
  hasHangul,
  hasKanaOrKanji,
  inBothKana,
  isChoseong,
  lowered,
  officialTsu,
  otherLayout,
  romajiToHangul,
  type SearchText,
} from '../language/index.js';
import { keyOfPart } from './key-of-part.js';
import { type Scope, scopeOf } from './scope.js';
import type { SearchMode } from './words.js';

/** The forms in which words are searched: unchanged fields, fold keys, and initial consonants. */
export type SearchedForm = Scope | 'key' | 'initials' | 'meaningInitials';

/** A way to read a query: its text, and the form of the words in which it is searched. */
export type Reading = {
  readonly form: SearchedForm;
  readonly text: string;
  /** As in `Pattern`. */
  readonly until?: string;
  /**
   * The query in another script or layout than it was typed in: 타베루 for taberu and xkqpfn. For other readings it
   * follows from the word that is found.
   */
  readonly shownAs?: string | undefined;
};

/** The fewest letters, folded or initial; fewer match too many words. */
const FEWEST_LETTERS = 3;

/**
 * The query as typed: anywhere in a field (docs/product/search.md#exact-hits). All functions here take a tidied query
 * that is not empty.
 */
export const asTyped = (query: SearchText, mode: SearchMode): Reading => ({
  form: scopeOf(query, mode),
  text: lowered(query),
});

/**
 * The tolerant readings of a query, in the order of their tiers: kana in the other script, similar sounds (Hangul,
 * kana, rōmaji), initials, and Hangul with an unfinished last syllable. A query by meaning is also read by its sound,
 * where it has no Hangul: rōmaji, like kana, is no Korean.
 */
export function tolerantReadings(query: SearchText, mode: SearchMode): Reading[] {
  if (isChoseong(query)) return initialsOf(query, mode);
  const readings: Reading[] = hasKanaOrKanji(query) ? inOtherKana(query) : [];
  if (mode !== 'meaning' || !hasHangul(query)) readings.push(...soundsOf(query));
  return [...readings, ...unfinished(query, mode)];
}

const inOtherKana = (query: SearchText): Reading[] =>
  inBothKana(lowered(query))
    .filter((text) => text !== lowered(query))
    .map((text) => ({ form: 'written', text }));

/**
 * Reads a query by its sound. Where rōmaji has an exact reading, words with that pronunciation come before those that
 * sound similar: for kagi 카기, then 카키. Likewise with つ in the official spelling: for 쓰키 츠키, then 츠기.
 */
function soundsOf(query: SearchText): Reading[] {
  const official = officialTsu(query);
  const keys = foldQuery(query, keyOfPart).filter((key) => key.length >= FEWEST_LETTERS);
  const spoken = romajiToHangul(query);
  return [
    ...(official === query || keys.length === 0 ? [] : [{ form: 'pronunciation', text: lowered(official) } as const]),
    ...spoken.map((text): Reading => ({ form: 'pronunciation', text, shownAs: text })),
    ...keys.map((text): Reading => ({ form: 'key', text, shownAs: spoken.find((hangul) => foldKey(hangul) === text) })),
  ];
}

function initialsOf(query: SearchText, mode: SearchMode): Reading[] {
  const text = choseong(query);
  if (text.length < FEWEST_LETTERS) return [];
  const readings: Reading[] = [
    { form: 'initials', text },
    { form: 'meaningInitials', text },
  ];
  return { pronunciation: readings.slice(0, 1), meaning: readings.slice(1), all: readings }[mode];
}

/** An open end needs a symbol before it. With that it has at least three strokes, as in 마ㅅ. */
const unfinished = (query: SearchText, mode: SearchMode): Reading[] =>
  continuations(lowered(query))
    .filter(({ text }) => text.length > 1)
    .map((continuation) => ({ form: scopeOf(query, mode), ...continuation }));

/** The query in the other keyboard layout, where it makes sense there. */
export function otherLayoutReadings(query: SearchText, mode: SearchMode): Reading[] {
  const text = otherLayout(query);
  // The longer of the two is the one in Latin letters, each of which is a stroke.
  if (text === null || Math.max(text.length, query.length) < FEWEST_LETTERS) return [];
  return [asTyped(text, mode), ...tolerantReadings(text, mode)].map((reading) => ({ ...reading, shownAs: text }));
}

/** The verb する after its noun, in Japanese, Hangul and Latin letters. */
const SURU = /(?:する|スル|ｽﾙ|[스쓰수][루르]|suru)$/iu;

/** The noun of a query with する; null where it is none. */
export function nounOfSuru(query: SearchText): SearchText | null {
  const noun = asSearched(query.replace(SURU, ''));
  return noun === '' || noun === query ? null : noun;
}
