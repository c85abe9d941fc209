import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(`${source}/${file}`, 'utf8')] as const);

/** Heights of the window as if its bars were away: on an iPhone their end lies behind the bar (ADR 0051). */
const behindTheBar = (css: string): string[] => css.match(/(?<![\w.]|[\w-]-)[\d.]+l?v(?:h|min|max|b)\b/g) ?? [];

test('heights are those of the window with its bars', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(([file, css]) => behindTheBar(css).map((height) => `${file}: ${height}`))).toEqual([]);
});

test.each([
  ['.a { height: 100vh }', ['100vh']],
  ['.a { max-height: min(70lvh, 640px) }', ['70lvh']],
  ['.a { padding: 2.5vmax 0 }', ['2.5vmax']],
  ['.a { height: 100dvh; min-height: 100svh; width: 100vw }', []],
  ['.a { margin-top: calc(1px + -2vh) }', ['2vh']],
  ['.a-40vh { margin: var(--10vh) }', []],
])('%s', (css, expected) => {
  expect(behindTheBar(css)).toEqual(expected);
});
