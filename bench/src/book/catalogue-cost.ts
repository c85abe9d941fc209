import { readFileSync } from 'node:fs';
import { asSearched } from '@utarang/domain/language';
import { createSearchIndex } from '@utarang/domain/search';
import { senseBook } from '@utarang/domain/study';
import { memoryInUse } from '../measures/memory.js';
import type { BookWord } from '../words/book.js';

export type CatalogueParameters = { readonly wordsFile: string };

/** The cost of the words for a server that holds them: as they come from the database, with their indexes. */
export type CatalogueCost = { readonly words: number; readonly buildMs: number; readonly bytes: number };

/** Does what `catalogue/snapshot.ts` does once its rows are there, cold, in a process of its own. */
export async function catalogueCost({ wordsFile }: CatalogueParameters): Promise<CatalogueCost> {
  const before = await memoryInUse();
  const rows = JSON.parse(readFileSync(wordsFile, 'utf8')) as BookWord[];
  const start = performance.now();
  const catalogue = {
    byId: new Map(rows.map((word) => [word.id, word])),
    index: createSearchIndex(rows),
    senses: senseBook(rows),
  };
  for (const make of catalogue.index.parts) make();
  const buildMs = performance.now() - start;
  const bytes = (await memoryInUse()) - before;
  // All of it has to live until here.
  catalogue.index.search(asSearched('타베루'), 'all', { offset: 0, limit: 24 });
  return { words: catalogue.byId.size, buildMs, bytes };
}
