/**
 * Writes `packages/content/data/kanji/strokes.tsv` again from the Kanji Stroke Order Font (docs/decisions/0060):
 *
 *     apt-get install fonts-kanjistrokeorders python3-kanjidraw
 *     node packages/content/strokes-from-font/make-strokes.mjs
 *
 * STROKE_FONT and KANJIDRAW name the two files where they stand elsewhere. It takes some twenty minutes. With characters
 * as arguments it prints their lines and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { kanaStrokes } from './kana.mjs';
import { kanjiStrokes } from './kanji.mjs';
import { line } from './lines.mjs';

const directory = new URL('../data/kanji/', import.meta.url);
const asked = process.argv.slice(2).flatMap((text) => [...text]);
const facts = readFileSync(new URL('facts.tsv', directory), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((row) => row.split('\t'));

const rows = Object.entries(kanaStrokes()).map(([character, { strokes }]) => [character, line(strokes)]);
for (const [character, , count] of facts) {
  if (asked.length > 0 && !asked.includes(character)) continue;
  const strokes = kanjiStrokes(character, Number(count));
  if (strokes) rows.push([character, line(strokes)]);
}
const text = rows
  .filter(([character]) => asked.length === 0 || asked.includes(character))
  .map((row) => `${row.join('\t')}\n`)
  .join('');
if (asked.length > 0) process.stdout.write(text);
else writeFileSync(new URL('strokes.tsv', directory), `character\tstrokes\n${text}`);
