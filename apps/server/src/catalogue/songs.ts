import { asc, type Column, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { artists, songArtists, songLines, songs } from '../db/schema.js';

/** Fields that only admins see. */
type ForAdmins = 'version' | 'editedAt' | 'linesEditedAt' | 'retiredAt';
export type ArtistRow = Omit<typeof artists.$inferSelect, ForAdmins>;
/** A line of a song. `number` identifies it within the song, and stays where lines are moved. */
export type StoredLine = typeof songLines.$inferSelect & { readonly number: number };
/** A song with its artists and lines. */
export type SongRow = Omit<typeof songs.$inferSelect, ForAdmins> & {
  readonly artists: readonly ArtistRow[];
  readonly lines: readonly StoredLine[];
};

export type StoredSongs = Awaited<ReturnType<typeof loadSongs>>;

const { version: _v, editedAt: _e, retiredAt: _r, ...artistColumns } = getTableColumns(artists);
const { version: _sv, editedAt: _se, retiredAt: _sr, linesEditedAt: _l, ...songColumns } = getTableColumns(songs);
const lineColumns = {
  ...getTableColumns(songLines),
  number: sql<number>`coalesce(${songLines.number}, ${songLines.seq})`,
};

/** The stored artists and songs; without retired ones, unless they are requested. */
export async function loadSongs(tx: Orm, { retired = false } = {}) {
  const wanted = (column: Column) => (retired ? undefined : isNull(column));
  return {
    artists: await tx.select(artistColumns).from(artists).where(wanted(artists.retiredAt)).orderBy(asc(artists.id)),
    songs: await tx.select(songColumns).from(songs).where(wanted(songs.retiredAt)).orderBy(asc(songs.id)),
    songArtists: await tx.select().from(songArtists).orderBy(asc(songArtists.songId), asc(songArtists.position)),
    lines: await tx.select(lineColumns).from(songLines).orderBy(asc(songLines.songId), asc(songLines.seq)),
  };
}

/** The artists and songs in memory. */
export type SongShelf = {
  /** Sorted by their Korean names. */
  readonly artists: readonly ArtistRow[];
  /** Songs written for the product first, by id; then the others by the readings of their titles. */
  readonly songs: readonly SongRow[];
  artist(id: number): ArtistRow | undefined;
  song(id: number): SongRow | undefined;
  /** The songs of an artist, the latest first. */
  ofArtist(artistId: number): readonly SongRow[];
  /** The songs whose lines contain a word of the book. */
  ofWord(wordId: number): readonly SongRow[];
};

const korean = new Intl.Collator('ko');
const japanese = new Intl.Collator('ja');

const bySongOrder = (a: SongRow, b: SongRow): number => {
  const ownFirst = Number(a.level === null) - Number(b.level === null);
  if (ownFirst !== 0 || a.level !== null) return ownFirst || a.id - b.id;
  return japanese.compare(a.reading, b.reading) || a.id - b.id;
};

export function createSongShelf(stored: StoredSongs): SongShelf {
  const byArtist = new Map(stored.artists.map((artist) => [artist.id, artist]));
  const singers = groupedBy(stored.songArtists, ({ songId }) => songId);
  const lines = groupedBy(stored.lines, ({ songId }) => songId);
  const all = stored.songs
    .map((song) => ({
      ...song,
      artists: (singers.get(song.id) ?? []).flatMap(({ artistId }) => byArtist.get(artistId) ?? []),
      lines: lines.get(song.id) ?? [],
    }))
    .sort(bySongOrder);
  const bySong = new Map(all.map((song) => [song.id, song]));
  const songsOf = groupedBy(
    all.flatMap((song) => song.artists.map(({ id }) => ({ id, song }))).sort((a, b) => b.song.year - a.song.year),
    ({ id }) => id,
  );
  const songsWith = groupedBy(
    all.flatMap((song) => song.wordIds.map((id) => ({ id, song }))),
    ({ id }) => id,
  );
  return {
    artists: [...stored.artists].sort((a, b) => korean.compare(a.nameKo, b.nameKo) || a.id - b.id),
    songs: all,
    artist: (id) => byArtist.get(id),
    song: (id) => bySong.get(id),
    ofArtist: (id) => (songsOf.get(id) ?? []).map(({ song }) => song),
    ofWord: (id) => (songsWith.get(id) ?? []).map(({ song }) => song),
  };
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
