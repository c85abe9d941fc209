import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { cutFont, readFont, type SourceFont } from './cut-font.js';
import { japaneseSlices } from './japanese-slices.js';
import { japaneseCharacters } from './shown-characters.js';

const content = new URL('../../../packages/content/data', import.meta.url).pathname;
const point = (character: string) => character.codePointAt(0) ?? 0;

let font: SourceFont;
let slices: number[][];
beforeAll(async () => {
  font = await readFont(
    createRequire(import.meta.url).resolve('@openfonts/noto-sans-jp_japanese/files/noto-sans-jp-japanese-700.woff2'),
  );
  slices = japaneseSlices(content, [...font.points].filter(japaneseCharacters(content)));
});

test('every character stands in one slice', () => {
  const all = slices.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(all)).toEqual(new Set([...font.points].filter(japaneseCharacters(content))));
});

test.each([
  // text                 slice
  ['あンー。「', 0],
  ['A10？', 1],
  ['日本語食飲', 2],
])('%s stands in slice %i', (text, at) => {
  for (const character of text) expect(slices.at(at), character).toContain(point(character));
});

test('words of a level need no slice of a later one, and none those of kanji that no word has', () => {
  const kanjiOf = (list: string) =>
    [...readFileSync(`${content}/words/${list}.tsv`, 'utf8')].filter((c) => /\p{Script=Han}/u.test(c)).map(point);
  const last = (points: readonly number[]) =>
    slices.findLastIndex((slice) => points.some((one) => slice.includes(one)));
  const lasts = ['n5', 'n4', 'n3', 'n2', 'n1'].map((list) => last(kanjiOf(list)));
  expect(lasts).toEqual(lasts.toSorted((a, b) => a - b));
  expect(lasts[0]).toBeLessThan(lasts[4]!);
  expect(lasts[4]).toBeLessThan(slices.length - 1);
});

test('the Japanese font has every character of a word of ours', () => {
  const drawn = new Set(slices.flat());
  const [, ...rows] = readFileSync(`${content}/words/n5.tsv`, 'utf8').trim().split('\n');
  expect(rows.length).toBeGreaterThan(700);
  for (const row of rows) {
    const [, word = '', reading = ''] = row.split('\t');
    for (const character of word + reading) expect(drawn.has(point(character)), `${word}: ${character}`).toBe(true);
  }
});

test('a slice draws its characters and no others', async () => {
  const cut = await cutFont(font, slices[2]!);
  expect(cut.subarray(0, 4).toString()).toBe('wOF2');
  expect(await pointsOf(cut)).toEqual(new Set(slices[2]));
});

async function pointsOf(woff2: Buffer): Promise<ReadonlySet<number>> {
  const { default: subsetFont } = await import('subset-font');
  const { Blob, Face } = await import('harfbuzzjs');
  const sfnt = await subsetFont(woff2, null, { targetFormat: 'sfnt', keepAllGlyphs: true });
  return new Set(new Face(new Blob(new Uint8Array(sfnt))).collectUnicodes());
}
