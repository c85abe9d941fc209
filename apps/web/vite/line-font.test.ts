import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineFont } from './line-font.js';

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

test('the style sheet holds the font of lines as it is made', () => {
  expect(tokens).toContain(`url(data:font/ttf;base64,${lineFont().toString('base64')})`);
});

test('every family begins with it: no line has its height from another font', () => {
  const families = [...tokens.matchAll(/--font-[\w-]+:\s*([^;]*);/g)].map(([, family]) => family);
  expect(families).toHaveLength(3);
  for (const family of families) expect(family).toMatch(/^"Utarang Line", /);
});
