import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const FIXED = /line-height:\s*[\d.]+px|font:[^;]*\/\s*[\d.]+px/;

test('no line has a height in px: letters of twice their size would not fit into it', () => {
  const fixed = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .filter((file) => FIXED.test(readFileSync(`${source}/${file}`, 'utf8')));
  expect(fixed).toEqual([]);
});
