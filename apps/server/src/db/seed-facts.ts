import type { WordFacts } from '@utarang/content/facts';
import type { Log } from '../log.js';
import type { Seed } from './seed-once.js';

/**
 * Updates the facts of words to the content, after the words themselves. All rows are replaced. Facts of words that are
 * retired or not stored are left out, and so are links to them.
 */
export function factsSeed(content: WordFacts, log: Log): Seed {
  const { accents, bands, facts, links } = content;
  return {
    name: 'facts',
    content,
    table: 'word_facts',
    async write(client) {
      await client.query('delete from word_facts');
      await client.query('delete from word_links');
      await client.query(FACTS, [JSON.stringify(accents), JSON.stringify(facts), JSON.stringify(bands)]);
      await client.query(LINKS, [JSON.stringify(links)]);
      log.info({ accents: accents.length, facts: facts.length, links: links.length }, 'facts seeded');
    },
  };
}

const FACTS = `
  insert into word_facts (word_id, accent, band, origin, transitivity, register, usage)
  select words.id, coalesce(array(select json_array_elements_text(accent)::smallint), '{}'), band, origin,
    transitivity, register, usage
  from json_to_recordset($1) as accents("wordId" int, accent json, origin text)
  full join json_to_recordset($2) as facts("wordId" int, transitivity text, register text, usage text) using ("wordId")
  full join json_to_recordset($3) as bands("wordId" int, band smallint) using ("wordId")
  join words on words.id = "wordId" and retired_at is null`;

const LINKS = `
  insert into word_links (word_id, other_id, kind, position, note)
  select word.id, other.id, kind, row_number() over (partition by word.id order by position) - 1, note
  from rows from (json_to_recordset($1) as (kind text, "wordId" int, "otherId" int, note text))
    with ordinality as link(kind, "wordId", "otherId", note, position)
  join words as word on word.id = "wordId" and word.retired_at is null
  join words as other on other.id = "otherId" and other.retired_at is null`;
