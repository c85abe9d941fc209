import { BIO_MAX, LINE_MAX, LINES_MAX, SINGERS_MAX } from '@utarang/domain/songs';
import * as z from 'zod/mini';
import { storedChange } from './admin.js';
import { described } from './described.js';
import { rowIdInPath } from './ids.js';
import { artistParams, songParams } from './songs.js';
import { genders } from './terms.js';
import { line, paragraph } from './text.js';
import { invalid } from './validation.js';
import { level } from './words.js';

export type { ArtistFault, LineFault, SongFault } from '@utarang/domain/songs';

/** The longest address of a page, in characters, and the most genres of an artist. */
export const ADDRESS_MAX = 500;
export const GENRES_MAX = 20;

const id = z.int().check(z.positive());
const version = described(z.int(), 'Counts the changes: what `If-Match` names.');
const retired = described(z.boolean(), 'Whether an admin took it out of the book.');

const singer = z.object({ id, name: z.string(), nameKo: z.string() });

/** A song in the list for admins (docs/product/admin.md#artists-and-songs). */
export const adminSongRow = z.object({
  id,
  title: z.string(),
  titleKo: z.string(),
  reading: described(z.string(), 'How the title is read, in hiragana.'),
  artists: described(z.array(singer), 'In the order they are named.'),
  year: z.int(),
  album: z.nullable(z.string()),
  video: described(z.nullable(z.string()), 'The address of the official video.'),
  level: described(z.nullable(level), 'Only songs written for the product have one.'),
  lineCount: z.int(),
  version,
  retired,
});
export type AdminSongRow = z.infer<typeof adminSongRow>;

/** GET /api/admin/songs: the highest id first. */
export const adminSongRows = z.array(adminSongRow);

/** A line of a song for admins. */
export const adminLine = z.object({
  number: described(z.int(), 'What the line is called wherever it moves to.'),
  stanza: described(z.int(), 'From 1.'),
  text: described(z.string(), 'Japanese with the readings of its kanji in brackets: `花[はな]が 咲[さ]く`.'),
  pronunciation: z.string(),
  meaningKo: z.string(),
  startMs: described(
    z.nullable(z.int()),
    'When it sounds in the video, in milliseconds; null where that is not known.',
  ),
  endMs: described(z.nullable(z.int()), 'Null: until the next line begins.'),
});
export type AdminLine = z.infer<typeof adminLine>;

/** GET /api/admin/songs/{id} */
export const adminSong = z.extend(z.omit(adminSongRow, { lineCount: true }), { lines: z.array(adminLine) });
export type AdminSong = z.infer<typeof adminSong>;

const text = line(LINE_MAX, invalid('song_text_too_long'));
/** A year as typed, or as a number. */
const year = z.pipe(z.union([z.string(), z.number()], invalid('song_year_invalid')), z.transform(String));
/** An address; an empty one means none. */
const address = z.pipe(
  z.nullable(line(ADDRESS_MAX, invalid('address_too_long'))),
  z.transform((given: string | null) => given || null),
);

const lineBody = z.object({
  number: described(z.optional(z.nullable(z.int())), 'Of a line that was there before; nothing for a new one.'),
  stanza: z.int(),
  text,
  pronunciation: described(z._default(text, ''), 'Nothing for what the rule gives.'),
  meaningKo: text,
  startMs: described(z.optional(z.nullable(z.int())), 'Left out with `endMs`, a line that was there keeps its time.'),
  endMs: z.optional(z.nullable(z.int())),
});

/** POST /api/admin/songs and PUT /api/admin/songs/{id}: an optional field that is left out keeps its value. */
export const songBody = z.object({
  title: text,
  titleKo: text,
  reading: text,
  artistIds: z.array(z.int()).check(z.maxLength(SINGERS_MAX, invalid('singers_too_many'))),
  year,
  album: z.optional(
    z.pipe(
      z.nullable(text),
      z.transform((given: string | null) => given || null),
    ),
  ),
  video: described(z.optional(address), 'Any address of a video at YouTube.'),
  level: z.optional(z.nullable(level)),
  lines: described(
    z.optional(z.array(lineBody).check(z.maxLength(LINES_MAX, invalid('lines_too_many')))),
    'All of them, in their order.',
  ),
});
export type SongBody = z.infer<typeof songBody>;

/** An artist for admins (docs/product/admin.md#artists-and-songs). */
export const adminArtist = z.object({
  id,
  name: described(z.string(), 'As they write it.'),
  nameKo: z.string(),
  nameRomaji: z.string(),
  gender: z.enum(genders),
  debutYear: z.nullable(z.int()),
  country: z.string(),
  genres: z.array(z.string()),
  website: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  x: z.nullable(z.string()),
  bio: z.string(),
  songCount: described(z.int(), 'How many songs name the artist, without retired ones.'),
  version,
  retired,
});
export type AdminArtist = z.infer<typeof adminArtist>;

/** GET /api/admin/artists: the highest id first. */
export const adminArtists = z.array(adminArtist);

/** POST /api/admin/artists and PUT /api/admin/artists/{id} */
export const artistBody = z.object({
  name: text,
  nameKo: text,
  nameRomaji: text,
  gender: z.string(),
  debutYear: z._default(z.nullable(year), null),
  country: text,
  genres: z.array(text).check(z.maxLength(GENRES_MAX, invalid('genres_too_many'))),
  website: z._default(address, null),
  youtube: z._default(address, null),
  instagram: z._default(address, null),
  x: z._default(address, null),
  bio: paragraph(BIO_MAX, invalid('bio_too_long')),
});
export type ArtistBody = z.infer<typeof artistBody>;

const storedSong = z.omit(adminSong, { retired: true });
export type StoredSong = z.infer<typeof storedSong>;
export const songChange = storedChange(storedSong);
export type SongChange = z.infer<typeof songChange>;
/** GET /api/admin/songs/{id}/history: the latest first. */
export const songHistory = z.array(songChange);

const storedArtist = z.omit(adminArtist, { retired: true, songCount: true });
export type StoredArtist = z.infer<typeof storedArtist>;
export const artistChange = storedChange(storedArtist);
export type ArtistChange = z.infer<typeof artistChange>;
/** GET /api/admin/artists/{id}/history: the latest first. */
export const artistHistory = z.array(artistChange);

/** POST …/history/{changeId}/revert */
export const songChangeParams = z.extend(songParams.clone(), { changeId: rowIdInPath('change_not_found') });
export const artistChangeParams = z.extend(artistParams.clone(), { changeId: rowIdInPath('change_not_found') });

/** The detail of the problem `edited_elsewhere`: the newer version. */
export type SongEditedElsewhere = { readonly newer: AdminSong };
export type ArtistEditedElsewhere = { readonly newer: AdminArtist };
