import { normalise } from '@utarang/domain/language';
import type { SearchableWord, SearchField } from '@utarang/domain/search';
import pg from 'pg';
import type { Build } from './engine.js';
import { fieldsOf, normalisedFields } from './ranking.js';

// biome-ignore format: one column a line
const COLUMNS: Readonly<Record<SearchField, string>> = {
  japaneseWord: 'japanese_word',
  reading: 'hiragana',
  koreanPronunciation: 'korean_pronunciation',
  meaningKo: 'meaning_ko',
};

/** LIKE with a trigram index on each column, the ranking of the product in SQL; all over a loopback connection. */
export const pgTrgm: Build = async (words, mode, { databaseUrl }) => {
  if (databaseUrl === null) throw new Error('there is no database');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await load(client, words);
  return {
    async search(typed, limit) {
      const query = normalise(typed);
      const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
      const fields = fieldsOf(query, mode);
      const { rows } = await client.query<{ row: number; total: string }>({
        name: fields.join(),
        text: statement(fields),
        values: [pattern, query, limit],
      });
      return { total: Number(rows[0]?.total ?? 0), rows: rows.map(({ row }) => row) };
    },
    async bytes() {
      const { rows } = await client.query<{ size: string }>("select pg_total_relation_size('words') as size");
      return Number(rows[0]!.size);
    },
    close: () => client.end(),
  };
};

async function load(client: pg.Client, words: readonly SearchableWord[]): Promise<void> {
  const columns = Object.values(COLUMNS);
  await client.query('create extension if not exists pg_trgm');
  await client.query('drop table if exists words');
  await client.query(
    `create unlogged table words (row int primary key, id int, ${columns.map((name) => `${name} text`).join(', ')})`,
  );
  const rows = words.map((word, row) => ({ row, id: word.id, ...toColumns(normalisedFields(word)) }));
  await client.query('insert into words select * from json_populate_recordset(null::words, $1)', [
    JSON.stringify(rows),
  ]);
  for (const name of columns) await client.query(`create index on words using gin (${name} gin_trgm_ops)`);
  await client.query('vacuum analyze words');
}

const toColumns = (texts: Readonly<Record<SearchField, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(COLUMNS).map(([field, name]) => [name, texts[field as SearchField]]));

/** $1 is the pattern, $2 the query itself, $3 the limit. */
function statement(fields: readonly SearchField[]): string {
  const ranks = fields.map((field) => {
    const place = `strpos(${COLUMNS[field]}, $2)`;
    const penalty = field === 'meaningKo' ? 50 : 0;
    return `case when ${COLUMNS[field]} = $2 then ${penalty} when ${place} = 1 then ${1000 + penalty}
      when ${place} > 1 then ${2000 + penalty} + least(${place} - 1, 999) end`;
  });
  return `select row, count(*) over () as total from words
    where ${fields.map((field) => `${COLUMNS[field]} like $1`).join(' or ')}
    order by least(${ranks.join(', ')}), id desc limit $3`;
}
