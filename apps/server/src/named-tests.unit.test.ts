import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const files = ['apps/server/src', 'apps/web/src', 'packages', 'scripts'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

test.each([
  ['docs/security.md', 30],
  ['docs/operating.md', 30],
])('every test that %s names is there', (page, atLeast) => {
  const text = readFileSync(new URL(page, root), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(atLeast);
  for (const path of named) expect([path, files.some((file) => `/${file}`.endsWith(`/${path}`))]).toEqual([path, true]);
});
