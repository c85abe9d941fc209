import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LINE, lineFont, lineFonts } from './line-font.js';

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

const names = ['Utarang Line', 'Utarang Line Ja'] as const;

test.each(names)('the style sheet holds %s as it is made', (name) => {
  const face = tokens.split('@font-face').find((text) => text.includes(`font-family: "${name}";`));
  expect(face).toContain(`url(data:font/ttf;base64,${lineFont(name).toString('base64')})`);
});

test.each(names)('a letter that the device cannot draw yet is as wide in %s as it will be', (name) => {
  expect(advances(lineFont(name))).toEqual([lineFonts[name], LINE.space]);
});

test('every family begins with it: no line has its height from another font', () => {
  const families = [...tokens.matchAll(/--font-[\w-]+:\s*([^;]*);/g)].map(([, family]) => family);
  expect(families).toHaveLength(3);
  for (const family of families) expect(family).toMatch(/^"Utarang Line( Ja)?", /);
});

/** The width of each glyph of a font, the one for missing letters first. */
function advances(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const hmtx = tables.find((index) => font.toString('latin1', index, index + 4) === 'hmtx') ?? 0;
  const [from, length] = [font.readUInt32BE(hmtx + 8), font.readUInt32BE(hmtx + 12)];
  return Array.from({ length: length / 4 }, (_, glyph) => font.readUInt16BE(from + 4 * glyph));
}
