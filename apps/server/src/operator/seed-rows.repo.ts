import type { Client } from 'pg';

/** The seeded kinds that are counted for the operator. Each thing is one row, with the rows that belong to it. */
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
/** All kinds, in the order of the report. */
export const kindNames = Object.keys(kinds) as readonly Kind[];

export type Row = { readonly hash: string; readonly retired: boolean };
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
  for (const kind of kindNames) all.push(await read(kind));
  return Object.fromEntries(all) as Record<Kind, ReadonlyMap<string, Row>>;
}

/**
 * Acts in one transaction that locks these tables, so that nobody seeds between the reading and the writing. Afterwards
 * it is committed or rolled back.
 */
export async function withSeedTransaction<Result>(
  client: Client,
  tables: readonly string[],
  end: 'commit' | 'rollback',
  act: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  await client.query(`lock table ${tables.join(', ')} in share row exclusive mode`);
  const result = await act();
  await client.query(end);
  return result;
}
