import { asSearched, foldKey, foldQuery, type SearchText } from '../../language/index.js';
import { lazy } from '../../language/lazy.js';
import { videoInText } from '../../songs/video-id.js';
import { compact, entryReadings, type Indexed, indexedTexts, NOT_FOUND } from '../entry-readings.js';
import { type RankedEntry, rankedBy } from '../entry-search.js';
import { onceEach } from '../once-each.js';
import { skeletonOfKatakana, skeletonsOfLatin } from './loan-skeleton.js';
import { titleTerms } from './title-terms.js';

/** The searched texts of a song or an artist. */
export type MusicTexts = {
  /** The names of a song: its title, the title's reading, its Korean title. An artist has none. */
  readonly titles: readonly string[];
  /** All names of each artist. */
  readonly artists: readonly string[];
  /** Texts that are found exactly: album, year. */
  readonly texts?: readonly string[];
  /** The id of its video. */
  readonly video?: string | null;
};

/** The result of a search, the best first; `whole` says that the query is the whole name of the first. */
export type MusicFound<Item> = { readonly items: readonly Item[]; readonly whole: boolean };

/** A name with its key, which is empty where it has none. */
type Name = { readonly text: string; readonly key: string };

type IndexedMusic<Item> = {
  readonly item: Item;
  readonly titles: readonly Name[];
  readonly artists: readonly Name[];
  readonly video: string | null;
  readonly indexed: Indexed;
  readonly skeletons: readonly string[];
};

const nameOf = (text: string): Name => ({ text: compact(text), key: foldKey(text) });

const NOTHING = { items: [], whole: false } as const;

/** The most terms of a name: One more time, One more chance. */
const TERMS_MAX = 8;
/** The fewest letters of a key that may be separated from the rest of a query without a space. */
const FEWEST_JOINED = 3;

export type MusicIndex<Item> = (item: Item) => IndexedMusic<Item>;

/** Indexes songs or artists by their texts, each once: at the first query, or before, one at a time in idle moments. */
export const musicIndex = <Item extends object>(textsOf: (item: Item) => MusicTexts): MusicIndex<Item> =>
  onceEach((item) => {
    const { titles: called, artists: calledBy, texts = [], video = null } = textsOf(item);
    const [titles, artists] = [called.map(nameOf), calledBy.map(nameOf)];
    const names = [...called, ...calledBy];
    const keys = [...titles, ...artists].map(({ key }) => key);
    const skeletons = names.flatMap((name) => skeletonOfKatakana(name) ?? []);
    return { item, titles, artists, video, indexed: indexedTexts({ names, texts }, keys), skeletons };
  });

/**
 * Creates the search of songs and artists (docs/product/songs.md#search-of-songs): by each of their names, by title and
 * artist together in any order, by the title of a video, and by its address. Each way is tried where those before it
 * found nothing.
 */
export function createMusicSearch<Item>(
  items: readonly Item[],
  indexOf: MusicIndex<Item>,
): (query: SearchText) => MusicFound<Item> {
  const indexed = lazy(() => items.map(indexOf));

  return (query) => {
    if (compact(query) === '') return { items, whole: false };
    const known = indexed();
    const byName = (text: SearchText) => rankedBy(text, known);
    const { id, isAddress } = videoInText(query);
    const shown = id === null ? [] : known.filter(({ video }) => video === id);
    if (isAddress || shown.length > 0) return found(shown, true);

    const named = byName(query);
    if (named.length > 0) return ranked(named);
    const ways = titleTerms(query);
    for (const terms of ways) {
      // The whole text has been searched already; a single term without its surroundings has not.
      const [only = asSearched('')] = terms;
      const [best, ...rest] = terms.length > 1 ? byTerms(known, terms) : byName(only);
      if (best) return terms.length > 1 ? found([best, ...rest].map(entryOf), true) : ranked([best, ...rest]);
    }
    const joined = ways.some(([, second]) => second === undefined) ? namedTogether(known, query) : [];
    if (joined.length > 0) return found(joined, true);
    const within = namedWithin(known, ways);
    if (within.length > 0) return found(within, true);
    const alike = skeletonsOfLatin(query);
    return found(
      known.filter(({ skeletons }) => alike.some((skeleton) => isSkeletonOf(skeletons, skeleton))),
      false,
    );
  };
}

const entryOf = <Entry>({ entry }: RankedEntry<Entry>): Entry => entry;

const found = <Item>(known: readonly IndexedMusic<Item>[], whole: boolean): MusicFound<Item> =>
  known.length === 0 ? NOTHING : { items: known.map(({ item }) => item), whole };

const ranked = <Item>(hits: readonly RankedEntry<IndexedMusic<Item>>[]): MusicFound<Item> => ({
  items: hits.map(({ entry }) => entry.item),
  whole: hits[0]?.rank === 0,
});

const isSkeletonOf = (skeletons: readonly string[], wanted: string): boolean =>
  wanted.length > 2 && skeletons.includes(wanted);

/** Ranks an entry by how well it matches a term: by the first reading that matches. A later reading costs more. */
function rankOfTerm(term: SearchText): (entry: IndexedMusic<unknown>) => number {
  const readings = [...entryReadings(term)];
  const latin = skeletonsOfLatin(term).filter((skeleton) => skeleton.length > 1);
  return ({ indexed, skeletons }) => {
    for (const [index, rankIn] of readings.entries()) {
      const rank = rankIn(indexed);
      if (rank < NOT_FOUND) return rank + index * WORSE_READING;
    }
    const isAlike = latin.some((skeleton) => skeletons.some((own) => own.includes(skeleton)));
    return isAlike ? readings.length * WORSE_READING : NOT_FOUND;
  };
}

/** Higher than any rank in names and texts. */
const WORSE_READING = 10_000;

/** The entries that match every term, in any order. */
function byTerms<Item>(
  known: readonly IndexedMusic<Item>[],
  terms: readonly SearchText[],
): RankedEntry<IndexedMusic<Item>>[] {
  let left = known.map((entry) => ({ entry, rank: 0 }));
  for (const term of terms) {
    const rankOf = rankOfTerm(term);
    left = left
      .map(({ entry, rank }) => ({ entry, rank: rank + rankOf(entry) }))
      .filter(({ rank }) => rank < NOT_FOUND);
    if (left.length === 0) return [];
  }
  return left.sort((a, b) => a.rank - b.rank);
}

/**
 * A key in the form in which it can be anywhere in another one: at the beginning of a text its first letter is a
 * capital.
 */
const joinable = (key: string): string => key.toLowerCase();

/** Artist and title without a space between, in either order: 요아소비아이돌. */
function namedTogether<Item>(known: readonly IndexedMusic<Item>[], query: SearchText): IndexedMusic<Item>[] {
  const typed = foldQuery(query).map(joinable);
  return known.filter(({ titles, artists }) => {
    const rests = artists.flatMap((artist) => typed.flatMap((key) => restBeside(key, joinable(artist.key))));
    return rests.some((rest) => titles.some(({ key }) => joinable(key).startsWith(rest)));
  });
}

function restBeside(key: string, name: string): string[] {
  if (name.length < FEWEST_JOINED) return [];
  const rests = [
    ...(key.startsWith(name) ? [key.slice(name.length)] : []),
    ...(key.endsWith(name) ? [key.slice(0, -name.length)] : []),
  ];
  return rests.filter((rest) => rest.length >= FEWEST_JOINED);
}

/**
 * The entries that are named within a longer text: a song by its whole title and one of its artists, an artist by a
 * whole name. The one with the longer title is first.
 */
function namedWithin<Item>(
  known: readonly IndexedMusic<Item>[],
  ways: readonly (readonly string[])[],
): IndexedMusic<Item>[] {
  const runs = new Set(ways.flatMap(runsOf).flatMap((run) => namesOf(nameOf(run))));
  const longest = (names: readonly Name[]): number =>
    Math.max(0, ...names.filter((name) => namesOf(name).some((own) => runs.has(own))).map(({ text }) => text.length));
  return known
    .map((entry) => {
      const [title, artist] = [longest(entry.titles), longest(entry.artists)];
      return { entry, length: artist > 0 && (entry.titles.length === 0 || title > 0) ? title + artist : 0 };
    })
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ entry }) => entry);
}

/** The texts that count as a whole name. A short key matches too much; a space separates keys from texts. */
const namesOf = ({ text, key }: Name): string[] => (key.length >= FEWEST_JOINED ? [text, ` ${key}`] : [text]);

/** All runs of two or more neighbouring terms. */
function runsOf(terms: readonly string[]): string[] {
  if (terms.length < 2) return [];
  return terms.flatMap((_, from) =>
    Array.from({ length: Math.min(TERMS_MAX, terms.length - from) }, (_, more) =>
      terms.slice(from, from + more + 1).join(' '),
    ),
  );
}
