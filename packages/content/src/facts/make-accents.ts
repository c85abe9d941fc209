import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { checksDirectory, referenceDirectory, wordsDirectory } from '../places.js';
import { sentenceAnalyser } from '../sentences/checks/analysis.js';
import { readTsv } from '../tsv.js';
import { phraseUnitReader } from '../words/phrase-units.js';
import { readWordBook } from '../words/read.js';
import { accentsOf } from './accents.js';
import { factFiles } from './format.js';
import { parseUnidic } from './unidic.js';

/**
 * `npm run accents`: regenerates `accents.tsv` from UniDic 3.1.1 (BSD-3, see NOTICE), `checks/accents.tsv` and the rule
 * of compounds. UniDic is not in the repository; where it is missing nothing is written.
 */
const unidic = new URL('unidic-words.tsv.gz', referenceDirectory);
if (existsSync(unidic)) await write();
else {
  console.error(`There is no ${unidic.pathname}: set REFERENCE_DIR.`);
  process.exitCode = 1;
}

async function write() {
  const words = await readWordBook(wordsDirectory);
  const byHand = new Map(
    readTsv<'id' | 'accent'>(readFileSync(new URL('accents.tsv', checksDirectory), 'utf8')).map(
      ({ id, accent }) => [Number(id), accent.split(/[, ]/).map(Number)] as const,
    ),
  );
  const dictionary = parseUnidic(gunzipSync(readFileSync(unidic)).toString('utf8'));
  const rows = accentsOf(words, dictionary, byHand, phraseUnitReader(sentenceAnalyser()));
  const lines = rows.map(({ id, word, accent, isPhrase, origin, from }) => [
    id,
    word,
    accent.join(isPhrase ? ' ' : ','),
    origin ?? '',
    from,
  ]);
  const table = [factFiles['accents.tsv'], ...lines].map((cells) => `${cells.join('\t')}\n`).join('');
  writeFileSync(new URL('accents.tsv', wordsDirectory), table);
  const made = (from: string) => rows.filter((row) => row.from === from).length;
  console.log(
    `${rows.length} of ${words.length} words: ${made('unidic')} from UniDic, ${made('hand')} by hand, ${made('rule')} by rule`,
  );
}
