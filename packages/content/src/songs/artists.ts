import type { Problem } from '../problem.js';
import { type Line, parseTable } from '../tsv.js';
import { type ArtistEntry, type Gender, genders } from './entry.js';
import { dayFaults, type Faults, idFaults, koreanFaults, orderFaults, unless, yearFaults } from './faults.js';

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
const BIO_SENTENCES = [2, 4] as const;
/** Where each official address leads; a website may be anywhere. */
const HOSTS = { website: /./, youtube: /^www\.youtube\.com$/, instagram: /^www\.instagram\.com$/, x: /^x\.com$/ };

type Row = Line<(typeof ARTIST_COLUMNS)[number]>;
/** What is said of an artist, as the table has it: genres between semicolons, and nothing for what is not known. */
export type ArtistFacts = Omit<Row, 'line' | 'id' | 'added'>;

/** Reads the artists, and all that is wrong with them. */
export function readArtists(text: string): { artists: ArtistEntry[]; problems: Problem[] } {
  const { lines, problems } = parseTable(ARTISTS_FILE, text, ARTIST_COLUMNS);
  const names = new Set<string>();
  for (const [i, row] of lines.entries()) {
    const faults = [
      ...orderFaults(row.id, lines[i - 1]?.id),
      ...idFaults(row.id, ...IDS),
      ...artistFaults(row),
      ...dayFaults(row.added),
      ...unless(!names.has(row.name), `${row.name} is there twice`),
    ];
    names.add(row.name);
    for (const message of faults) problems.push({ file: ARTISTS_FILE, line: row.line, message });
  }
  return { artists: lines.map(toArtist), problems };
}

/** What is wrong with it. */
export function artistFaults(row: ArtistFacts): Faults {
  const known: readonly string[] = genders;
  const genres = row.genres.split(';');
  const sentences = row.bio.match(/[.?!…](?:’)?(?= |$)/g)?.length ?? 0;
  return [
    ...unless(row.name !== '', 'name is empty'),
    ...koreanFaults('nameKo', row.nameKo),
    ...unless(row.nameRomaji !== '', 'nameRomaji is empty'),
    ...unless(known.includes(row.gender), `gender "${row.gender}" is not known`),
    ...(row.debutYear === '' ? [] : yearFaults('debutYear', row.debutYear)),
    ...koreanFaults('country', row.country),
    ...unless(
      genres.every((genre) => genre !== '') && new Set(genres).size === genres.length,
      'genres repeat or are empty',
    ),
    ...(Object.keys(HOSTS) as (keyof typeof HOSTS)[]).flatMap((column) => addressFaults(column, row[column])),
    ...koreanFaults('bio', row.bio),
    ...unless(
      sentences >= BIO_SENTENCES[0] && sentences <= BIO_SENTENCES[1],
      `bio has ${sentences} sentences, not ${BIO_SENTENCES.join(' to ')}`,
    ),
  ];
}

function addressFaults(column: keyof typeof HOSTS, address: string): Faults {
  if (address === '') return [];
  const url = URL.canParse(address) ? new URL(address) : null;
  return unless(url?.protocol === 'https:' && HOSTS[column].test(url.host), `${column} "${address}" leads elsewhere`);
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
