import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { narrow, parseFaces } from './font-faces.js';
import { japaneseCharacters, koreanCharacters } from './shown-characters.js';

const content = new URL('../../../packages/content/data', import.meta.url).pathname;
const japanese = japaneseCharacters(content);
const point = (character: string) => character.codePointAt(0) ?? 0;

// biome-ignore format: a table, to be read down
test.each([
  // text          Japanese  Korean
  ['あアゝヶ',      true,     false],
  ['食漢無々',      true,     false],
  ['ー',            true,     false],
  ['Aé 10',         true,     true],
  ['「」、。・',    true,     true],
  ['한글ㅌ뷁',      false,    true],
  ['你們',          false,    false],
])('%s: drawn by the Japanese face %s, by the Korean one %s', (text, inJapanese, inKorean) => {
  for (const character of text) {
    expect(japanese(point(character)), character).toBe(inJapanese);
    expect(koreanCharacters(point(character)), character).toBe(inKorean);
  }
});

test('the Japanese font has every character of a word of ours', () => {
  const sheet = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-jp/index.css');
  const faces = narrow(parseFaces(readFileSync(sheet, 'utf8')), japanese);
  const drawn = new Set(faces.flatMap((face) => [...face.points]));
  const [, ...rows] = readFileSync(`${content}/words/n5.tsv`, 'utf8').trim().split('\n');
  expect(rows.length).toBeGreaterThan(700);
  for (const row of rows) {
    const [, word = '', reading = ''] = row.split('\t');
    for (const character of word + reading) expect(drawn.has(point(character)), `${word}: ${character}`).toBe(true);
  }
});
