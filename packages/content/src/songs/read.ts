import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentProblem, formatProblem } from '../problem.js';
import type { WordEntry } from '../words/entry.js';
import { ARTISTS_FILE, readArtists } from './artists.js';
import type { ArtistEntry, SongEntry } from './entry.js';
import { LINE_WORDS_FILE, withLineWords } from './line-words.js';
import { type Original, readOriginal } from './originals.js';
import { readPublished, SONGS_FILE } from './published.js';
import { TUNES, withTunes } from './tunes.js';

const ORIGINALS = 'originals';

/** All artists, and all songs: those written for the product first. */
export type SongBook = { readonly artists: readonly ArtistEntry[]; readonly songs: readonly SongEntry[] };

/** Reads the artists and songs of a directory. Throws with all problems, one a line. `words` is the word book. */
export async function readSongBook(directory: URL | string, words: readonly WordEntry[]): Promise<SongBook> {
  const { artists, originals, published, problems } = await checkSongBook(directory, words);
  if (problems.length > 0) throw new Error(['the songs have problems', ...problems.map(formatProblem)].join('\n'));
  return { artists, songs: [...originals.map(({ pieces: _, ...song }) => song), ...published] };
}

/** Reads the songs, those of the product parsed, and returns the problems instead of throwing them. */
export async function checkSongBook(
  directory: URL | string,
  words: readonly WordEntry[],
): Promise<{ artists: ArtistEntry[]; originals: Original[]; published: SongEntry[]; problems: ContentProblem[] }> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const text = (file: string) => readFile(join(path, file), 'utf8');
  const { artists, problems } = readArtists(await text(ARTISTS_FILE));
  const { songs: published, problems: ofPublished } = readPublished(await text(SONGS_FILE), artists);
  const files = (await readdir(join(path, ORIGINALS))).filter((file) => file.endsWith('.txt')).sort();
  const read = await Promise.all(files.map(async (file) => readOriginal(file, await text(join(ORIGINALS, file)))));
  const { songs: withWords, problems: ofWords } = withLineWords(
    read.flatMap(({ song }) => song ?? []),
    await text(LINE_WORDS_FILE),
  );
  const tunes = (await readdir(join(path, TUNES))).filter((file) => file.endsWith('.abc')).sort();
  const { songs: originals, problems: ofTunes } = withTunes(
    withWords,
    new Map(await Promise.all(tunes.map(async (file) => [file, await text(join(TUNES, file))] as const))),
  );
  return {
    artists,
    originals,
    published,
    problems: [
      ...problems,
      ...ofPublished,
      ...read.flatMap((file) => file.problems),
      ...ofWords,
      ...ofTunes,
      ...betweenFiles({ artists, originals, published }, words),
    ],
  };
}

type Read = { artists: readonly ArtistEntry[]; originals: readonly Original[]; published: readonly SongEntry[] };

function betweenFiles({ artists, originals, published }: Read, words: readonly WordEntry[]): ContentProblem[] {
  const book = new Set(words.map(({ id }) => id));
  const known = new Set(artists.map(({ id }) => id));
  const singing = new Set([...originals, ...published].flatMap(({ artistIds }) => artistIds));
  const silent = artists.filter(({ id }) => !singing.has(id));
  const problem = (message: string): ContentProblem => ({ file: ORIGINALS, line: 1, message });
  return [
    ...silent.map(({ name }) => ({ file: ARTISTS_FILE, line: 1, message: `${name} has no song` })),
    ...originals.flatMap(({ id, artistIds, wordIds }, i) => [
      ...(originals.findIndex((other) => other.id === id) === i ? [] : [problem(`there are two songs ${id}`)]),
      ...artistIds.filter((artist) => !known.has(artist)).map((artist) => problem(`song ${id}: no artist ${artist}`)),
      ...wordIds.filter((word) => !book.has(word)).map((word) => problem(`song ${id}: no word ${word} in the book`)),
    ]),
  ];
}
