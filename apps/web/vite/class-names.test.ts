import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { className } from './class-names.js';

const source = fileURLToPath(new URL('../src/', import.meta.url));

test('each file has names of its own', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map((file) => className('card', source + file))).size).toBe(files.length);
});

test('a name can stand in a style sheet as it is', () => {
  expect(className('card', `${source}ui/card.module.css`)).toMatch(/^card_[\w-]{4}$/);
  expect(className('card', `${source}ui/card.module.css?used`)).toBe(className('card', `${source}ui/card.module.css`));
});
