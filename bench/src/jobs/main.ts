/** The program of a job's process: takes one message that says what to do, answers with the result, and ends. */
import { readFileSync } from 'node:fs';
import type { SearchableWord } from '@utarang/domain/search';
import { bankCost } from '../book/bank-cost.js';
import { catalogueCost } from '../book/catalogue-cost.js';
import { heardCost } from '../book/heard-cost.js';
import { costOf } from '../cost/cost.js';
import { load } from '../overload/load.js';
import { race } from '../race/race.js';
import { readBook } from '../words/book.js';
import { makeCatalogue } from '../words/catalogue.js';
import type { JobMessage } from './job.js';

const readWords = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as SearchableWord[];

async function run(message: JobMessage) {
  if (message.name === 'cost') return costOf(readWords(message.parameters.wordsFile), message.parameters);
  if (message.name === 'catalogue') return catalogueCost(message.parameters);
  if (message.name === 'bank') return bankCost(message.parameters);
  if (message.name === 'heard') return heardCost(message.parameters);
  if (message.name === 'load') return load(message.parameters);
  const { bookDirectory, size, seed } = message.parameters;
  return race(makeCatalogue(readBook(bookDirectory), size, seed), message.parameters);
}

process.once('message', async (message: JobMessage) => {
  process.send!(await run(message), () => process.disconnect());
});
