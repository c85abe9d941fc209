import { isReadable } from '@utarang/contract';
import { asSearched, asStored } from '@utarang/domain/language';
import { BIO_MAX, LINE_MAX, LINES_MAX, SINGERS_MAX } from '@utarang/domain/songs';
import { TIME_MAX } from '@utarang/domain/timing';
import * as z from 'zod/mini';

/** The most songs of a file. */
const SONGS_MAX = 5000;

/**
 * A text is stored in the form in which it is searched, with single spaces; a tab or a line end in it is still refused.
 */
const text = (max = LINE_MAX) =>
  z.pipe(
    z.pipe(
      z.pipe(z.string(), z.transform(asStored)).check(z.refine(isReadable, 'holds a character that cannot be shown')),
      z.transform((typed): string => asSearched(typed)),
    ),
    z.string().check(z.minLength(1, 'is empty'), z.maxLength(max, `is longer than ${max} characters`)),
  );
/** A field that may be left out, or be null where it is unknown. */
const known = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const year = z.int();
const moment = z.int().check(z.gte(0, 'is before the beginning'), z.lte(TIME_MAX, `is beyond ${TIME_MAX} ms`));

const line = z.strictObject({
  stanza: z.int(),
  japanese: text(),
  korean: text(),
  pronunciation: known(text()),
  startMs: known(moment),
  endMs: known(moment),
});

const song = z.strictObject({
  title: text(),
  artists: z.array(text()).check(z.minLength(1, 'names nobody'), z.maxLength(SINGERS_MAX, 'names too many')),
  titleKo: known(text()),
  reading: known(text()),
  year: known(year),
  album: known(text()),
  video: known(text(500)),
  lines: z.array(line).check(z.maxLength(LINES_MAX, `has more than ${LINES_MAX} lines`)),
});

const artist = z.strictObject({
  name: text(),
  nameKo: text(),
  nameRomaji: text(),
  gender: z.string(),
  debutYear: known(year),
  country: text(),
  genres: z.array(text()),
  website: known(text(500)),
  youtube: known(text(500)),
  instagram: known(text(500)),
  x: known(text(500)),
  bio: text(BIO_MAX),
});

/** The document that `npm run songs -- import` takes (docs/operating.md#songs-that-you-hold-the-rights-to). */
const document = z.strictObject({
  artists: z.optional(z.array(artist)),
  songs: z.array(song).check(z.maxLength(SONGS_MAX, `holds more than ${SONGS_MAX} songs`)),
});

export type ImportDocument = z.infer<typeof document>;
export type ImportSong = ImportDocument['songs'][number];
export type ImportLine = ImportSong['lines'][number];
export type ImportArtist = NonNullable<ImportDocument['artists']>[number];

type Path = readonly PropertyKey[];

/** Parses the document of a file, or returns all its errors, each a sentence with its place. */
export function readDocument(parsed: unknown): { document: ImportDocument | null; problems: string[] } {
  const read = document.safeParse(parsed);
  if (read.success) return { document: read.data, problems: [] };
  return { document: null, problems: read.error.issues.map((issue) => sentenceOf(issue, parsed)) };
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a whole number',
  array: 'a list',
  object: 'an object',
};

function sentenceOf(issue: z.core.$ZodIssue, parsed: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    return `${placeOf(issue.path, parsed)}has "${issue.keys.join('", "')}", which is not known`;
  }
  const { place, what } = divided(issue.path, parsed);
  const subject = `${place}${what}`;
  if (issue.code !== 'invalid_type') return `${subject} ${issue.message}`;
  if (valueAt(parsed, issue.path) === undefined) return `${subject} is missing`;
  return `${subject} is not ${EXPECTED[issue.expected] ?? issue.expected}`;
}

/** Splits a path into its last name and the place of its parent: `song 2 (青い道), line 3: ` and `korean`. */
function divided(path: Path, parsed: unknown): { place: string; what: string } {
  const names = [...path];
  let nth = '';
  if (typeof names.at(-1) === 'number') nth = ` ${Number(names.pop()) + 1}`;
  const last = names.pop();
  if (last === undefined) return { place: '', what: 'the document' };
  const singular = nth === '' ? String(last) : String(last).replace(/s$/, '');
  return { place: placeOf(names, parsed), what: singular + nth };
}

function placeOf(path: Path, parsed: unknown): string {
  const [list, index, lines, line] = path;
  if (typeof list !== 'string') return 'the document: ';
  if (typeof index !== 'number') return '';
  const title = valueAt(parsed, [list, index, list === 'songs' ? 'title' : 'name']);
  const song = itemName(list === 'songs' ? 'song' : 'artist', index, typeof title === 'string' ? title : undefined);
  return lines === 'lines' && typeof line === 'number' ? `${song}, line ${line + 1}: ` : `${song}: `;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const NAME_SHOWN = 40;

/** The place of a song in messages: `song 2 (青い道)`; `index` counts from 0. */
export function itemName(kind: 'song' | 'artist', index: number, name?: string): string {
  const shown = name?.replace(/\p{C}/gu, '').slice(0, NAME_SHOWN);
  return shown ? `${kind} ${index + 1} (${shown})` : `${kind} ${index + 1}`;
}
