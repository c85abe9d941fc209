import type { Change } from '@utarang/contract';
import { adminHistory, adminSentences, adminSongs, format, wordNames } from '@utarang/messages';
import { genderNames } from '../../parts/admin/gender-names.js';
import { whenText } from '../../parts/admin/when.js';

/** A field whose value was changed, as texts; null where there was or is no value. */
export type FieldChange = {
  readonly field: string;
  readonly isJapanese: boolean;
  readonly before: string | null;
  readonly after: string | null;
};

/** Names of the fields of things, in the order in which they are shown. */
const names: Readonly<Record<string, string>> = {
  text: adminHistory['field.text'],
  title: adminHistory['field.title'],
  titleKo: adminHistory['field.titleKo'],
  name: adminHistory['field.name'],
  nameKo: adminHistory['field.nameKo'],
  reading: adminHistory['field.reading'],
  ...wordNames,
  situations: adminHistory['field.situations'],
  wordIds: adminSentences.words,
  targetIds: adminSentences.targets,
  quiz: adminSentences.quiz,
  artists: adminSongs.artists,
  year: adminSongs.year,
  album: adminSongs.album,
  video: adminSongs.video,
  lines: adminSongs.lyrics,
  nameRomaji: adminSongs.artistRomaji,
  gender: adminSongs.gender,
  debutYear: adminSongs.debutYear,
  country: adminSongs.country,
  genres: adminSongs.genres,
  website: adminSongs.website,
  youtube: adminSongs.youtube,
  instagram: adminSongs.instagram,
  x: adminSongs.x,
  bio: adminSongs.bio,
  retired: adminHistory['field.retired'],
  role: adminHistory['field.role'],
  suspendedAt: adminHistory['field.suspendedAt'],
};

const JAPANESE: ReadonlySet<string> = new Set(['hiragana', 'japaneseWord', 'text', 'title', 'name', 'reading']);

/** Fields that nobody edits: the id, and the count of changes. */
const HIDDEN: ReadonlySet<string> = new Set(['id', 'version']);

/** Words are shown by their ids: the trail does not have their names at that time. */
const NUMBERED: ReadonlySet<string> = new Set(['wordIds', 'targetIds']);

const genders: Readonly<Record<string, string>> = genderNames;

const roles: Readonly<Record<string, string>> = {
  ROLE_ADMIN: adminHistory['role.ROLE_ADMIN'],
  ROLE_USER: adminHistory['role.ROLE_USER'],
};

/** A value of the trail as one text; empty where there is none. */
function textOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field === 'suspendedAt' && typeof value === 'string') return whenText(value);
  if (field === 'role') return roles[String(value)] ?? String(value);
  if (field === 'gender') return genders[String(value)] ?? String(value);
  if (typeof value === 'boolean') return value ? adminHistory.yes : adminHistory.no;
  if (Array.isArray(value)) {
    if (NUMBERED.has(field)) return value.map((id) => `#${id}`).join(', ');
    if (field === 'artists') return value.map(({ name }: { name: string }) => name).join(', ');
    const isFlat = value.every((one) => typeof one !== 'object');
    return isFlat ? value.join(', ') : format(adminHistory.items, { n: value.length });
  }
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .filter((one) => typeof one === 'string' && one)
    .join(' · ');
}

/** "Each field that became another one, before and after" (docs/product/admin.md#history). */
export function fieldChangesOf({ before, after }: Pick<Change, 'before' | 'after'>): FieldChange[] {
  const known = Object.keys(names);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const rank = (field: string) => (names[field] ? known.indexOf(field) : known.length);
  return fields
    .filter((field) => !HIDDEN.has(field))
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .sort((one, other) => rank(one) - rank(other))
    .map((field) => ({
      field: names[field] ?? field,
      isJapanese: JAPANESE.has(field),
      before: textOf(field, before?.[field]) || null,
      after: textOf(field, after?.[field]) || null,
    }))
    .filter((change) => change.before || change.after);
}
