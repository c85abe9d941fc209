import { isVideoId } from '@utarang/domain/songs';
import type { ContentProblem } from '../problem.js';
import { type Line, parseTable } from '../tsv.js';
import type { ArtistEntry, SongEntry } from './entry.js';
import { dayFaults, type Faults, faultUnless, idFaults, orderFaults, songFactFaults } from './faults.js';

export const SONGS_FILE = 'songs.tsv';
export const SONG_COLUMNS = [
  'id',
  'title',
  'titleKo',
  'reading',
  'artists',
  'year',
  'album',
  'video',
  'added',
] as const;

/** The ids of published songs. Songs written for the product have lower ones, an operator's those from 100,001 on. */
const IDS = [1001, 99_999] as const;

type Row = Line<(typeof SONG_COLUMNS)[number]>;

/** Reads the published songs, and all their problems. The files have only facts about them, no lyrics. */
export function readPublished(
  text: string,
  artists: readonly ArtistEntry[],
): { songs: SongEntry[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(SONGS_FILE, text, SONG_COLUMNS);
  const known = new Set(artists.map(({ id }) => String(id)));
  const seen = new Set<string>();
  for (const [i, row] of lines.entries()) {
    const keys = [`${row.title} by ${row.artists}`, ...(row.video ? [`video ${row.video}`] : [])];
    const faults = [
      ...orderFaults(row.id, lines[i - 1]?.id),
      ...faultsOf(row, known),
      ...keys.filter((key) => seen.has(key)).map((key) => `${key} is there twice`),
    ];
    for (const key of keys) seen.add(key);
    for (const message of faults) problems.push({ file: SONGS_FILE, line: row.line, message });
  }
  return { songs: lines.map(toSong), problems };
}

function faultsOf(row: Row, known: ReadonlySet<string>): Faults {
  const artists = row.artists.split(',');
  return [
    ...idFaults(row.id, ...IDS),
    ...songFactFaults(row),
    ...artists.filter((id) => !known.has(id)).map((id) => `there is no artist "${id}"`),
    ...faultUnless(new Set(artists).size === artists.length, 'artists names one twice'),
    ...faultUnless(row.video === '' || isVideoId(row.video), `video "${row.video}" is not the id of a video`),
    ...dayFaults(row.added),
  ];
}

const toSong = (row: Row): SongEntry => ({
  id: Number(row.id),
  title: row.title,
  titleKo: row.titleKo,
  reading: row.reading,
  artistIds: row.artists.split(',').map(Number),
  year: Number(row.year),
  album: row.album || null,
  videoId: row.video || null,
  addedAt: row.added,
  level: null,
  wordIds: [],
  lines: [],
});
