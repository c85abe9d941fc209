import type { ArtistEntry, LineEntry } from '@utarang/content/songs';
import type { SungEntry } from './resolve-songs.js';

/** A change of an artist or a song by an import; `changes` are lines to print, none for a new one. */
export type Difference<Entry> = {
  readonly entry: Entry;
  readonly is: 'new' | 'changed' | 'same';
  readonly changes: readonly string[];
};

export const artistDifference = (stored: ArtistEntry | undefined, entry: ArtistEntry): Difference<ArtistEntry> =>
  differenceOf(entry, stored && changesOf(factsOfArtist(stored), factsOfArtist(entry)));

export const songDifference = (
  stored: SungEntry | undefined,
  entry: SungEntry,
  nameOf: (artistId: number) => string,
): Difference<SungEntry> =>
  differenceOf(
    entry,
    stored && [
      ...changesOf(factsOfSong(stored, nameOf), factsOfSong(entry, nameOf)),
      ...wordChanges(stored.wordIds, entry.wordIds),
      ...changesOf(wordsBeside(stored), wordsBeside(entry)),
      ...lineChanges(stored.lines, entry.lines),
    ],
  );

const differenceOf = <Entry>(entry: Entry, changes: readonly string[] | undefined): Difference<Entry> =>
  changes ? { entry, is: changes.length > 0 ? 'changed' : 'same', changes } : { entry, is: 'new', changes: [] };

type Facts = Readonly<Record<string, string | number | null>>;

const factsOfArtist = ({ id: _, genres, ...facts }: ArtistEntry): Facts => ({ ...facts, genres: genres.join(', ') });

const factsOfSong = (song: SungEntry, nameOf: (artistId: number) => string): Facts => ({
  titleKo: song.titleKo,
  reading: song.reading,
  artists: song.artistIds.map(nameOf).join(', '),
  year: song.year,
  album: song.album,
  video: song.videoId,
});

const textOf = (value: string | number | null | undefined): string => `${value ?? 'none'}`;

const changesOf = (from: Facts, to: Facts): string[] =>
  Object.keys(to)
    .filter((name) => from[name] !== to[name])
    .map((name) => `${name}: ${textOf(from[name])} → ${textOf(to[name])}`);

function wordChanges(from: readonly number[], to: readonly number[]): string[] {
  const gone = from.filter((id) => !to.includes(id));
  const come = to.filter((id) => !from.includes(id));
  if (gone.length + come.length > 0) return [`words: ${come.length} more, ${gone.length} fewer`];
  return from.every((id, i) => to[i] === id) ? [] : ['words: in another order'];
}

const wordsBeside = ({ unknownWords }: SungEntry): Facts => ({ 'words that the book does not have': unknownWords });

function lineChanges(from: readonly LineEntry[], to: readonly LineEntry[]): string[] {
  return Array.from({ length: Math.max(from.length, to.length) }, (_, i) => i).flatMap((i) => {
    const [old, next] = [from[i], to[i]];
    const place = `line ${i + 1}`;
    if (!old) return next ? [`${place}: new: ${next.text}`] : [];
    if (!next) return [`${place}: gone: ${old.text}`];
    const found = JSON.stringify(old.places) === JSON.stringify(next.places) ? [] : ['its words'];
    return [...changesOf(namedAsInFile(old), namedAsInFile(next)), ...found].map((change) => `${place}, ${change}`);
  });
}

const namedAsInFile = ({ stanza, text, pronunciation, meaningKo, startMs, endMs }: LineEntry): Facts => ({
  stanza,
  japanese: text,
  pronunciation,
  korean: meaningKo,
  startMs,
  endMs,
});
