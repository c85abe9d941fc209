import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { toHiragana } from '@utarang/domain/language';
import { parseUnidic, type UnidicRow } from '../facts/unidic.js';
import { referenceDirectory } from '../places.js';
import { readTsv } from '../tsv.js';

/** Facts that Unihan has of a character. */
export type UnihanRow = {
  readonly on: readonly string[];
  readonly kun: readonly string[];
  readonly joyo: boolean;
  readonly strokes: number;
  readonly radical: number;
  /** Number of strokes of the radical in the Japanese form; null where Unihan has none. */
  readonly radicalStrokes: number | null;
};

/** The folder of the Unihan database, as in Debian's package `unicode-data`. */
const unihanDirectory = process.env['UNIHAN_DIR'] ?? '/usr/share/unicode';
const files = ['Readings', 'IRGSources', 'RadicalStrokeCounts', 'OtherMappings'].map(
  (name) => `${unihanDirectory}/Unihan_${name}.txt.bz2`,
);

export const missingSources = (): string[] => files.filter((file) => !existsSync(file));

/** Reads the fields of Unihan that are used, by character. */
export function readUnihan(): ReadonlyMap<string, UnihanRow> {
  const fields = new Map<string, Record<string, string>>();
  for (const file of files) {
    const text = execFileSync('bzcat', [file], { maxBuffer: 2 ** 28 }).toString('utf8');
    for (const [, code, field, value] of text.matchAll(
      /^U\+([0-9A-F]+)\t(kJapaneseOn|kJapaneseKun|kTotalStrokes|kRSUnicode|kRSAdobe_Japan1_6|kJoyoKanji)\t(.*)$/gm,
    )) {
      const character = String.fromCodePoint(Number.parseInt(code!, 16));
      const row = fields.get(character) ?? {};
      row[field!] = value!;
      fields.set(character, row);
    }
  }
  return new Map([...fields].map(([character, row]) => [character, toRow(row)]));
}

function toRow(row: Record<string, string>): UnihanRow {
  const radical = Number(/^\d+/.exec(row['kRSUnicode'] ?? '0')![0]);
  const japanese = [...(row['kRSAdobe_Japan1_6'] ?? '').matchAll(/C\+\d+\+(\d+)\.(\d+)\.(\d+)/g)].map(
    ([, ...numbers]) => numbers.map(Number),
  );
  const own = japanese.find(([number]) => number === radical) ?? japanese[0];
  return {
    on: words(row['kJapaneseOn']),
    kun: words(row['kJapaneseKun']),
    joyo: row['kJoyoKanji'] === '2010',
    strokes: own ? own[1]! + own[2]! : Number((row['kTotalStrokes'] ?? '0').split(' ')[0]),
    radical,
    radicalStrokes: own && own[0] === radical ? own[1]! : null,
  };
}

const words = (text = ''): string[] => text.toLowerCase().split(' ').filter(Boolean);

/** The old forms of the reference. */
export const readOldForms = (): ReadonlyMap<string, string> =>
  new Map(
    readTsv<'kanji' | 'old_form'>(readFileSync(new URL('kanji.tsv', referenceDirectory), 'utf8')).flatMap(
      ({ kanji, old_form }) => (old_form ? [[kanji, old_form]] : []),
    ),
  );

export const readUnidic = (): UnidicRow[] =>
  parseUnidic(gunzipSync(readFileSync(new URL('unidic-words.tsv.gz', referenceDirectory))).toString('utf8')).map(
    (row) => ({ ...row, reading: toHiragana(row.reading) }),
  );
