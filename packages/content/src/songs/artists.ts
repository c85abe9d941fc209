import { artistFaults } from '@utarang/domain/songs';
import type { ContentProblem } from '../problem.js';
import { type Line, parseTable } from '../tsv.js';
import type { ArtistEntry, Gender } from './entry.js';
import { dayFaults, factFault, faultUnless, idFaults, orderFaults } from './faults.js';

export const ARTISTS_FILE = 'artists.tsv';
export const ARTIST_COLUMNS = [
  'id',
  'name',
  'nameKo',
  'nameRomaji',
  'gender',
  'debutYear',
  'country',
  'genres',
  'website',
  'youtube',
  'instagram',
  'x',
  'added',
  'bio',
] as const;

const IDS = [1, 999] as const;

type Row = Line<(typeof ARTIST_COLUMNS)[number]>;
/** Reads the artists, and all their problems. */
export function readArtists(text: string): { artists: ArtistEntry[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(ARTISTS_FILE, text, ARTIST_COLUMNS);
  const names = new Set<string>();
  for (const [i, row] of lines.entries()) {
    const faults = [
      ...orderFaults(row.id, lines[i - 1]?.id),
      ...idFaults(row.id, ...IDS),
      ...artistFaults({ ...row, genres: row.genres.split(';') }).map((fault) => factFault(fault, row)),
      ...dayFaults(row.added),
      ...faultUnless(!names.has(row.name), `${row.name} is there twice`),
    ];
    names.add(row.name);
    for (const message of faults) problems.push({ file: ARTISTS_FILE, line: row.line, message });
  }
  return { artists: lines.map(toArtist), problems };
}

const toArtist = (row: Row): ArtistEntry => ({
  id: Number(row.id),
  name: row.name,
  nameKo: row.nameKo,
  nameRomaji: row.nameRomaji,
  gender: row.gender as Gender,
  debutYear: row.debutYear === '' ? null : Number(row.debutYear),
  country: row.country,
  genres: row.genres.split(';'),
  website: row.website || null,
  youtube: row.youtube || null,
  instagram: row.instagram || null,
  x: row.x || null,
  addedAt: row.added,
  bio: row.bio,
});
