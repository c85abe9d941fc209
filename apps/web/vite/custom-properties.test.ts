import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const read = (name: RegExp) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(`${source}/${file}`, 'utf8'));
const all = (texts: readonly string[], name: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(name)].map((match) => match[1]!)));

const undefinedIn = (styles: readonly string[], scripts: readonly string[]) => {
  const known = new Set([...all(styles, /(--[\w-]+)\s*:/g), ...all(scripts, /['"`](--[\w-]+)['"`]/g)]);
  return [...all(styles, /var\((--[\w-]+)/g)].filter((name) => !known.has(name)).sort();
};

test('a style that names a colour or a size that nobody defines is without it, and no tool says so', () => {
  expect(undefinedIn(read(/\.css$/), read(/\.tsx?$/))).toEqual([]);
  expect(undefinedIn([':root { --line: red }', 'p { color: var(--lines); border: var(--line) }'], [])).toEqual([
    '--lines',
  ]);
});

test('the dark theme is the same by choice and by the setting of the device', () => {
  // No supported browser lets a selector stand for both: a media query has its own block.
  const [tokens = ''] = read(/tokens\.css$/);
  const declarations = (selector: string) =>
    tokens
      .split(`${selector} {`)[1]
      ?.split('}')[0]
      ?.split(';')
      .map((declaration) => declaration.trim());
  const chosen = declarations('[data-theme="dark"]');
  expect(chosen?.length).toBeGreaterThan(20);
  expect(declarations(':root:not([data-theme="light"])')).toEqual(chosen);
});
