import { type SongEntry, songFactFaults } from '@utarang/content/songs';
import { songKey, videoIdOf } from '@utarang/domain/songs';
import { FIRST_ADDED_ID } from '../db/word-tables.js';
import { type ImportSong, itemName } from './document.js';
import { type ReadLine, readLines } from './lines.js';
import { freeIds } from './resolve-artists.js';
import type { FindWords, FoundWords } from './words.js';

/** A song with what its lines are made of. */
export type SungEntry = SongEntry & FoundWords;

type Book = {
  readonly songs: readonly SungEntry[];
  readonly artistId: (name: string) => number | undefined;
  readonly findWords: FindWords;
  readonly today: string;
  /** The edits of admins: songs, the lines of songs, and retired songs. */
  readonly edited: { readonly songs: ReadonlySet<number>; readonly lines: ReadonlySet<number> };
  readonly retired: { readonly artists: ReadonlySet<number>; readonly songs: ReadonlySet<number> };
};

type ResolvedSongs = {
  /** The songs in their stored form. */
  readonly songs: readonly SungEntry[];
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
};

/**
 * Songs of a file in their stored form (docs/product/songs.md#import). A song of the book keeps its facts and gets the
 * file's lines. Where the book and the operator both have one, it is the operator's. What an admin changed stays.
 */
export function resolveSongs(given: readonly ImportSong[], book: Book): ResolvedSongs {
  const stored = new Map(
    [...book.songs].sort((a, b) => a.id - b.id).map((song) => [songKey(song.title, song.artistIds), song]),
  );
  const videos = new Map(book.songs.flatMap(({ id, videoId }) => (videoId === null ? [] : [[videoId, id]])));
  const free = freeIds(book.songs);
  const placeOf = new Map<string, number>();
  const songs: SungEntry[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const [i, song] of given.entries()) {
    const place = itemName('song', i, song.title);
    const report = (faults: readonly string[]) => problems.push(...faults.map((fault) => `${place}: ${fault}`));
    const warn = (notes: readonly string[]) => warnings.push(...notes.map((note) => `${place}: ${note}`));
    const { artistIds, faults } = singersOf(song, book);
    report(faults);
    const key = songKey(song.title, artistIds);
    const known = faults.length === 0 ? stored.get(key) : undefined;
    const earlier = placeOf.get(key);
    if (faults.length === 0 && earlier !== undefined) report([`is there twice, first as song ${earlier + 1}`]);
    else placeOf.set(key, i);
    if (known && known.level !== null) {
      report(['was written for this product, and an import does not change it']);
      continue;
    }
    if (known && book.retired.songs.has(known.id)) {
      warn(['an admin took this song out of the book, and it stays out']);
      continue;
    }
    const { lines, problems: inLines, warnings: ofLines } = readLines(song.lines);
    problems.push(...inLines.map((problem) => `${place}, ${problem}`));
    warnings.push(...ofLines.map((warning) => `${place}, ${warning}`));
    const keepsLines = known !== undefined && book.edited.lines.has(known.id);
    const sung = keepsLines
      ? { lines: known.lines, wordIds: known.wordIds, unknownWords: known.unknownWords }
      : {
          lines: lines.map(({ line }) => line),
          ...(inLines.length > 0 ? NO_WORDS : wordsOf(lines, book.findWords)),
        };
    if (keepsLines) warn(['an admin changed its lines, and they stay']);
    const videoId = song.video ? videoIdOf(song.video) : null;
    report(song.video && videoId === null ? [`video "${song.video}" is not a video at YouTube`] : []);
    if (known && (known.id < FIRST_ADDED_ID || book.edited.songs.has(known.id))) {
      warn(otherFacts(song, known));
      songs.push({ ...known, ...sung });
      continue;
    }
    report(factFaults(song));
    const id = known?.id ?? free();
    if (videoId !== null && (videos.get(videoId) ?? id) !== id) report([`video ${videoId} is another song's`]);
    if (videoId !== null) videos.set(videoId, id);
    songs.push({
      id,
      title: song.title,
      titleKo: song.titleKo ?? '',
      reading: song.reading ?? '',
      artistIds,
      year: song.year ?? 0,
      album: song.album ?? null,
      videoId,
      addedAt: known?.addedAt ?? book.today,
      level: null,
      ...sung,
    });
  }
  return { songs, problems, warnings };
}

const NO_WORDS: FoundWords = { wordIds: [], unknownWords: 0 };

function wordsOf(read: readonly ReadLine[], find: FindWords): Pick<SungEntry, 'lines' | keyof FoundWords> {
  const { places, ...found } = find(read.map(({ pieces }) => pieces));
  return { lines: read.map(({ line }, index) => ({ ...line, places: places[index]! })), ...found };
}

function singersOf({ artists }: ImportSong, { artistId, retired }: Pick<Book, 'artistId' | 'retired'>) {
  const artistIds = artists.flatMap((name) => artistId(name) ?? []);
  return {
    artistIds,
    faults: [
      ...artists
        .filter((name) => artistId(name) === undefined)
        .map((name) => `there is no artist "${name}": write the name as the book does, or add them to "artists"`),
      ...artists
        .filter((name) => retired.artists.has(artistId(name) ?? 0))
        .map((name) => `an admin took the artist "${name}" out of the book`),
      ...(new Set(artists).size < artists.length ? ['artists names one twice'] : []),
    ],
  };
}

function factFaults({ titleKo, reading, year }: ImportSong): string[] {
  const missing = Object.entries({ titleKo, reading, year }).flatMap(([name, value]) => (value == null ? [name] : []));
  return [
    ...(missing.length > 0 ? [`the book does not have this song, and the file no ${missing.join(', ')}`] : []),
    ...songFactFaults({
      ...(titleKo == null ? {} : { titleKo }),
      ...(reading == null ? {} : { reading }),
      ...(year == null ? {} : { year: `${year}` }),
    }),
  ];
}

/** Facts of the file that differ from those of the book. */
function otherFacts({ titleKo, reading, year, album, video }: ImportSong, known: SongEntry): string[] {
  const given = { titleKo, reading, year, album, video: video && videoIdOf(video) };
  const stored: Record<keyof typeof given, string | number | null> = { ...known, video: known.videoId };
  const names = Object.keys(given) as (keyof typeof given)[];
  return names
    .filter((name) => given[name] != null && given[name] !== stored[name])
    .map((name) => `${name} stays as the book has it: ${stored[name] ?? 'none'}`);
}
