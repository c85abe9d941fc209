import * as z from 'zod/mini';
import { described } from './described.js';
import { placedEntries } from './entry-address.js';
import { rowIdInPath } from './ids.js';
import { knownWords } from './lookup.js';
import { genders } from './terms.js';
import { level, word } from './words.js';

const imageUrl = described(z.nullable(z.string()), 'Null: the picture is drawn from the id.');
const id = z.int().check(z.positive());

/** An artist in lists (docs/product/songs.md#artists). */
export const artist = z.object({
  id,
  name: described(z.string(), 'As they write it.'),
  nameKo: z.string(),
  nameRomaji: z.string(),
  gender: described(z.enum(genders), '`mixed` has members of both.'),
  imageUrl,
  songCount: z.int().check(z.nonnegative()),
  createdAt: described(z.string(), 'When the book took them in: an instant, the beginning of that day in Seoul.'),
});
export type Artist = z.infer<typeof artist>;

/** A song in lists (docs/product/songs.md#songs). */
export const song = z.object({
  id,
  title: z.string(),
  titleKo: z.string(),
  titleReading: described(z.string(), 'In hiragana.'),
  year: z.int(),
  album: z.nullable(z.string()),
  imageUrl,
  youtubeUrl: described(z.nullable(z.string()), 'Of the official video; null where there is none that is sure.'),
  artists: described(
    z.array(
      z.object({
        id,
        name: z.string(),
        nameKo: z.string(),
        nameRomaji: described(z.optional(z.string()), 'Left out where it is the name itself.'),
      }),
    ),
    'In the order they are named.',
  ),
  hasLyrics: z.boolean(),
  level: described(z.nullable(level), 'Only songs written for the product have one.'),
});
export type Song = z.infer<typeof song>;

/** GET /api/artists: all of them by their Korean names. */
export const artists = z.array(artist);

/** GET /api/artists/{id} */
export const artistDetail = z.extend(artist, {
  bio: described(z.string(), 'Two to four Korean sentences.'),
  debutYear: z.nullable(z.int()),
  country: z.string(),
  website: z.nullable(z.string()),
  socials: z.object({
    youtube: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    x: z.nullable(z.string()),
  }),
  genres: z.array(z.string()),
  songs: described(z.array(song), 'The latest first.'),
});
export type ArtistDetail = z.infer<typeof artistDetail>;

/** GET /api/songs: all of them, those written for the product first, then by the readings of their titles. */
export const songs = z.array(song);

/** GET /api/songs/words: the words of the book in each song with lyrics. */
export const songWords = z.array(z.object({ id, wordIds: z.array(id) }));
export type SongWords = z.infer<typeof songWords>;

/** A line of a lyric in its three forms. */
export const lyricLine = z.object({
  id,
  seq: described(z.int(), 'From 1, through the song.'),
  stanzaNo: described(z.int(), 'From 1.'),
  jpText: z.string(),
  koPron: z.string(),
  koMean: z.string(),
  startMs: described(
    z.nullable(z.int()),
    'When it sounds in the video, in milliseconds; null where that is not known.',
  ),
  endMs: described(z.nullable(z.int()), 'Null: until the next line begins.'),
  furigana: described(
    z.array(z.tuple([z.string(), z.nullable(z.string())])),
    'Each part of the Japanese with the reading above it, or null where it reads itself. The parts joined are `jpText`.',
  ),
  words: described(
    z.array(z.object({ id, start: z.number(), end: z.number() })),
    'The words of the song in it, in its order, in whatever form: `start` to before `end`, in UTF-16 units of `jpText`.',
  ),
  entries: placedEntries,
});
export type LyricLine = z.infer<typeof lyricLine>;

/** GET /api/songs/{id} */
export const songDetail = z.extend(song, {
  lyrics: described(z.array(lyricLine), 'Empty for published songs: their lyrics are protected.'),
  words: described(z.array(word), 'Words of the book that stand in the lines, in their order.'),
  known: knownWords,
});
export type SongDetail = z.infer<typeof songDetail>;

/** Path parameters; anything but a positive integer is not found. */
export const artistParams = z.object({ id: rowIdInPath('artist_not_found') });
export const songParams = z.object({ id: rowIdInPath('song_not_found') });
