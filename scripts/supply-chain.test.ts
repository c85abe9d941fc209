import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, judge, readAudit } from './supply-chain.mjs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

type Component = { readonly name: string; readonly version: string; readonly hashes?: { readonly content: string }[] };

test('the bill of materials has every package that is shipped, with the hash of the lock file', () => {
  const { bomFormat, components } = billOfMaterials() as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version, hashes }) => `${name} ${version} ${hashes?.[0]?.content}`));
  const shipped = Object.entries<{ version: string; integrity?: string; dev?: true; name?: string }>(lock.packages)
    .filter(([, { dev, integrity }]) => !dev && integrity)
    .map(([place, { name, version, integrity }]) => {
      const hash = Buffer.from(integrity!.replace('sha512-', ''), 'base64').toString('hex');
      return `${name ?? place.split('node_modules/').at(-1)} ${version} ${hash}`;
    });
  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter((one) => !listed.has(one))).toEqual([]);
  expect(components.map(({ name }) => name)).not.toContain('vitest');
});

const holes = { info: 0, low: 0, moderate: 1, high: 0, critical: 0, total: 1 };

test.each([
  ['no known hole', JSON.stringify({ metadata: { vulnerabilities: { ...holes, moderate: 0, total: 0 } } }), 0],
  ['a known hole', JSON.stringify({ metadata: { vulnerabilities: holes } }), 65],
  [
    'a registry that takes no such question',
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    69,
  ],
  ['no network', '', 69],
])('%s', (_, said, code) => {
  expect(judge(readAudit(said)).code).toBe(code);
});
