import type { Client } from 'pg';

/** What is seeded, by what an operator would count. Each thing is one row, with the rows that belong to it. */
const kinds = {
  words: `select id::text as key, to_jsonb(words) as row from words`,
  situations: `select field || ' ' || word_id as key, to_jsonb(field_words) as row from field_words`,
  'words like Korean': `select word_id::text as key, to_jsonb(ko_like) as row from ko_like`,
  sentences: `select id::text as key, to_jsonb(sentences) as row from sentences`,
  quizzes: `select sentence_id::text as key, to_jsonb(quizzes) as row from quizzes`,
  artists: `select id::text as key, to_jsonb(artists) as row from artists`,
  songs: `
    select id::text as key, to_jsonb(songs) || jsonb_build_object(
      'singers', (select jsonb_agg(song_artists order by position) from song_artists where song_id = id),
      'lines', (select jsonb_agg(song_lines order by seq) from song_lines where song_id = id)) as row
    from songs`,
} as const;
export type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

type Row = { readonly hash: string; readonly retired: boolean };
/** Every seeded row of the database at one moment, by its kind and its key. */
export type Rows = Readonly<Record<Kind, ReadonlyMap<string, Row>>>;

export async function readRows(client: Client): Promise<Rows> {
  const read = async (kind: Kind) => {
    const { rows } = await client.query<Row & { key: string }>(
      `select key, md5(row::text) as hash, row ->> 'retired_at' is not null as retired from (${kinds[kind]}) as each`,
    );
    return [kind, new Map(rows.map(({ key, ...row }) => [key, row]))] as const;
  };
  const all: (readonly [Kind, ReadonlyMap<string, Row>])[] = [];
  for (const kind of names) all.push(await read(kind));
  return Object.fromEntries(all) as Record<Kind, ReadonlyMap<string, Row>>;
}

export type Difference = { new: number; changed: number; retired: number; back: number; gone: number; same: number };

/** How the rows of a kind differ after a seed from those before. */
export function differenceOf(before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): Difference {
  const counts: Difference = { new: 0, changed: 0, retired: 0, back: 0, gone: 0, same: 0 };
  for (const [key, row] of after) counts[changeOf(before.get(key), row)] += 1;
  for (const key of before.keys()) if (!after.has(key)) counts.gone += 1;
  return counts;
}

function changeOf(before: Row | undefined, after: Row): keyof Difference {
  if (!before) return 'new';
  if (before.hash === after.hash) return 'same';
  if (before.retired === after.retired) return 'changed';
  return after.retired ? 'retired' : 'back';
}

/** A line for each kind: what is new, changed, retired, back and gone, and how many stay. */
export function seedReportOf(before: Rows, after: Rows): string {
  const width = Math.max(...names.map(({ length }) => length));
  return names
    .map((kind) => {
      const { same, ...changes } = differenceOf(before[kind], after[kind]);
      const changed = Object.entries(changes).filter(([, count]) => count > 0);
      const parts = [...changed.map(([change, count]) => `${count} ${change}`), `${same} the same`];
      return `${kind.padEnd(width)}  ${parts.join(', ')}`;
    })
    .join('\n');
}
