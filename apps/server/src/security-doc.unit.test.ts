import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', root), 'utf8');
const files = ['apps/server/src', 'apps/web/src', 'packages'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

test('every test that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(30);
  for (const path of named) expect([path, files.some((file) => `/${file}`.endsWith(`/${path}`))]).toEqual([path, true]);
});
