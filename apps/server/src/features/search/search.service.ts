import {
  type Artist,
  type Ending,
  type FoundAll,
  type FoundEntry,
  type FoundKanji,
  type FoundWord,
  SEARCH_SHOWN,
  type SearchBand,
  type Song,
  type WordsPage,
} from '@utarang/contract';
import { hasHangul, hasKanaOrKanji, type SearchText } from '@utarang/domain/language';
import {
  createEndingPhrases,
  createMusicSearch,
  createRankedSearch,
  entryIndex,
  musicIndex,
  readsAsSentence,
} from '@utarang/domain/search';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { memoizeLast } from '../../lib/memoize-last.js';

/** A search that finds kanji that a query names as a whole, and returns what is shown of one. */
type KanjiSearch<Found> = {
  readonly named: (query: SearchText) => readonly Found[];
  readonly found: (found: Found) => FoundKanji;
};

type NamedEntry = Pick<Ending, 'id' | 'form' | 'reading' | 'pronunciation' | 'romaji' | 'meaning' | 'level'>;
type EntryNames = { readonly particles: readonly NamedEntry[]; readonly endings: readonly NamedEntry[] };

type Deps<Found> = {
  readonly catalogue: Pick<Catalogue, 'songs'>;
  readonly words: { page(query: { q: SearchText; mode: 'all'; page: number; size: number }): WordsPage };
  readonly music: { artistInList(id: number): Artist | null; songInList(id: number): Song | null };
  readonly entries: { names(): EntryNames };
  readonly kanji: KanjiSearch<Found>;
};

/**
 * The search over everything (docs/product/search.md#one-search). Each index is memoized by its input: a changed word
 * does not rebuild the index of songs.
 */
export function createSearch<Found>({ catalogue, words, music, entries, kanji: kanjiSearch }: Deps<Found>) {
  const musicOf = memoizeLast(indexMusic);
  const findEntries = lazily(() => entrySearch(entries.names()));

  const elsewhere = (q: SearchText) => ({ ...musicOf(catalogue.songs)(q), kanji: kanjiSearch.named(q) });

  return {
    /** Checks whether a query finds anything but words. */
    answersElsewhere(q: SearchText): boolean {
      const { songs, artists } = musicOf(catalogue.songs)(q);
      return songs.ids.length + artists.ids.length + findEntries()(q).length > 0;
    },

    everything(q: SearchText): FoundAll {
      const page = words.page({ q, mode: 'all', page: 0, size: SEARCH_SHOWN.words });
      const found = elsewhere(q);
      const inReference = findEntries()(q);
      const { songs, artists, kanji } = found;
      const [word] = page.content;
      const isWord = isWhole(word) && hasKanaOrKanji(q);
      return {
        q,
        words: { total: page.totalElements, content: page.content },
        songs: firstShown(songs.ids, SEARCH_SHOWN.songs, (id) => music.songInList(id)),
        artists: firstShown(artists.ids, SEARCH_SHOWN.artists, (id) => music.artistInList(id)),
        entries: firstShown(inReference, SEARCH_SHOWN.entries, ({ entry }) => entry),
        kanji: firstShown(kanji, SEARCH_SHOWN.kanji, kanjiSearch.found),
        text: readsAsSentence(q, { isWord, parts: page.phrase?.parts.length ?? 0 }),
        order: inOrder({
          words: rankOfWords(page),
          music: rankOf(songs.ids.length + artists.ids.length, songs.whole || artists.whole, MUSIC),
          entries: rankOf(inReference.length, inReference[0]?.rank === 0, ENTRIES),
          kanji: kanji.length > 0 ? KANJI : null,
        }),
      };
    },
  };
}

export type Search = ReturnType<typeof createSearch>;

/** Words below this rank match the query as a whole (docs/product/search.md#rank). */
const WHOLE_WORD = 0.5;

/** The positions of partial matches; a match of the whole name is at 0, words that contain the query at 1. */
const [EXACT_WORDS, MUSIC, ENTRIES, TOLERANT_WORDS, KANJI] = [1, 2, 3, 4, 5] as const;

const isWhole = (word: FoundWord | undefined): boolean =>
  word?.match === 'exact' && (word.rank ?? WHOLE_WORD) < WHOLE_WORD;

function rankOfWords({ content: [first], totalElements }: WordsPage): number | null {
  if (totalElements === 0 || !first) return null;
  if (isWhole(first)) return 0;
  return first.match === 'exact' ? EXACT_WORDS : TOLERANT_WORDS;
}

const rankOf = (count: number, isWhole: boolean, otherwise: number): number | null =>
  count === 0 ? null : isWhole ? 0 : otherwise;

/** The bands with results, the best first; equal ones in their usual order. */
const inOrder = (ranks: Readonly<Record<SearchBand, number | null>>): SearchBand[] =>
  (Object.keys(ranks) as SearchBand[])
    .filter((band) => ranks[band] !== null)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));

function firstShown<Found, Shown>(found: readonly Found[], most: number, show: (one: Found) => Shown | null) {
  return { total: found.length, content: found.slice(0, most).flatMap((one) => show(one) ?? []) };
}

function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Finds songs and artists; `whole` says that the query is the whole name of the first. */
function indexMusic(songs: Catalogue['songs']) {
  const findSongs = createMusicSearch(
    songs.songs,
    musicIndex(({ title, titleKo, reading, artists, album, year, videoId }) => ({
      titles: [title, titleKo, reading],
      artists: artists.flatMap(({ name, nameKo, nameRomaji }) => [name, nameKo, nameRomaji]),
      texts: [album ?? '', String(year)],
      video: videoId,
    })),
  );
  const findArtists = createMusicSearch(
    songs.artists,
    musicIndex(({ name, nameKo, nameRomaji }) => ({ titles: [], artists: [name, nameKo, nameRomaji] })),
  );
  const named = <Item extends { readonly id: number }>(
    find: ReturnType<typeof createMusicSearch<Item>>,
    q: SearchText,
  ) => {
    const { items, whole } = find(q);
    return hasLetter(q) ? { ids: items.map(({ id }) => id), whole } : { ids: [], whole: false };
  };
  return (q: SearchText) => ({ songs: named(findSongs, q), artists: named(findArtists, q) });
}

const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The particles and endings by their names and meanings; a query of one letter only matches a whole name. */
function entrySearch({ particles, endings }: EntryNames) {
  const all = [...particles.map(searchableEntry('particles')), ...endings.map(searchableEntry('endings'))];
  const findEndings = createEndingPhrases(
    all.slice(particles.length),
    ({ entry }) => entry.meaning,
    all.slice(0, particles.length),
  );
  const index = entryIndex(({ names, meanings }: (typeof all)[number]) => ({ names, texts: meanings }));
  const search = createRankedSearch(all, index, findEndings);
  return (q: SearchText) => {
    const found = search(q).map(({ entry: { entry }, rank }) => ({ entry, rank }));
    return [...q].length > 1 || !hasHangul(q) ? found : found.filter(({ rank }) => rank === 0);
  };
}

const searchableEntry =
  (list: FoundEntry['list']) =>
  ({ id, form, reading, pronunciation, romaji, meaning, level }: NamedEntry) => ({
    entry: { list, id, form, pronunciation, meaning, level } satisfies FoundEntry,
    names: [...new Set([form, reading, pronunciation, romaji].flatMap((name) => name.split(/[・·]/u)))],
    meanings: meaning.split(/[,;] ?/),
  });
