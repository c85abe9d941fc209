import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type JapaneseReadings, kanjiOf } from '@utarang/domain/language';
import { checksDirectory, kanjiDirectory, referenceDirectory, wordsDirectory } from '../places.js';
import { readTsv } from '../tsv.js';
import { readWordBook } from '../words/read.js';
import { factColumns } from './format.js';
import { candidates, type HandReadings, kunCandidates, usage } from './readings.js';
import { missingSources, readOldForms, readUnidic, readUnihan } from './sources.js';

/**
 * `npm run kanji`: regenerates `facts.tsv`: every Jōyō kanji and every other kanji of the book with strokes, radical,
 * old form and readings, from Unihan, UniDic, the reference and the entries in `checks`. Where these are missing
 * nothing is written.
 */
const missing = [...missingSources(), new URL('kanji.tsv', referenceDirectory).pathname].filter(
  (path) => !existsSync(path),
);
if (missing.length === 0) await write();
else {
  console.error(`There is no ${missing.join(', no ')}: set REFERENCE_DIR and UNIHAN_DIR.`);
  process.exitCode = 1;
}

async function write() {
  const unihan = readUnihan();
  const oldForms = readOldForms();
  const words = await readWordBook(wordsDirectory);
  const inBook = words.flatMap(({ japaneseWord }) => [...kanjiOf(japaneseWord)]);
  const joyo = [...unihan].filter(([, row]) => row.joyo).map(([kanji]) => kanji);
  const all = [...new Set([...joyo, ...inBook])].sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!);
  const hand = readHand();
  const readings = candidates(all, unihan, kunCandidates(unihan, readUnidic(), words), hand);
  const { counts, unexplained } = usage(words, readings);
  const corrections = new Map(
    readTsv<'kanji' | 'column' | 'value'>(readFileSync(new URL('kanji-facts.tsv', checksDirectory), 'utf8')).map(
      ({ kanji, column, value }) => [`${kanji} ${column}`, value],
    ),
  );
  const rows = all.map((kanji) => {
    const row = unihan.get(kanji)!;
    const shown = shownReadings(kanji, readings.get(kanji)!, counts, hand);
    const corrected = (column: string, value: string | number) =>
      corrections.get(`${kanji} ${column}`) ?? String(value);
    return [
      kanji,
      row.joyo ? 'joyo' : '',
      corrected('strokes', row.strokes),
      corrected('radical', row.radical),
      corrected('radicalStrokes', row.radicalStrokes ?? ''),
      corrected('oldForm', oldForms.get(kanji) ?? ''),
      corrected('on', shown.on.join(' ')),
      corrected('kun', shown.kun.join(' ')),
    ];
  });
  const table = [factColumns, ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
  writeFileSync(new URL('facts.tsv', kanjiDirectory), table);
  console.log(`${rows.length} kanji, ${joyo.length} of them Jōyō; ${unexplained.length} readings in words are special`);
}

function readHand(): HandReadings {
  const hand = new Map<string, { on: string[]; kun: string[]; not: string[] }>();
  for (const { kanji, kind, reading } of readTsv<'kanji' | 'kind' | 'reading'>(
    readFileSync(new URL('kanji-readings.tsv', checksDirectory), 'utf8'),
  )) {
    const own = hand.get(kanji) ?? { on: [], kun: [], not: [] };
    own[kind as 'on' | 'kun' | 'not'].push(reading);
    hand.set(kanji, own);
  }
  return hand;
}

/**
 * The readings that words of the book use, the most used first, and those written by hand; the first where there is
 * none.
 */
function shownReadings(
  kanji: string,
  { on, kun }: JapaneseReadings,
  counts: ReadonlyMap<string, number>,
  hand: HandReadings,
): JapaneseReadings {
  const own = hand.get(kanji);
  const used = (kind: 'on' | 'kun', all: readonly string[]) => {
    const count = (reading: string) => counts.get(`${kanji} ${kind} ${reading}`) ?? 0;
    return all
      .filter((reading) => count(reading) > 0 || own?.[kind].includes(reading))
      .sort((a, b) => count(b) - count(a));
  };
  const shown = { on: used('on', on), kun: used('kun', kun) };
  if (shown.on.length + shown.kun.length > 0) return shown;
  return { on: on.slice(0, 1), kun: on.length > 0 ? [] : kun.slice(0, 1) };
}
