import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inChromiumAlone, inFirefox } from '../e2e/support/in-firefox.js';
import { root } from './lib/run.mjs';

const folder = join(root, 'e2e', 'tests');
const journeys = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

test('there are journeys', () => {
  expect(journeys.length).toBeGreaterThan(10);
});

// biome-ignore format: a table, to be read down
test.each([
  ['moves one clock alone: `time` moves that of the server and of the page, `timers` those of a page', /\.clock\b|\/api\/test\/|timeFrom|setSystemTime/],
  ['asks what day it really is: a journey begins at its `now`',                                        /\bDate\.now\(|new Date\(\)/],
  ['needs another journey, or keeps one of its own waiting: each makes what it needs',                 /mode: '(serial|default)'|\b(before|after)(All|Each)\b|startProduct/],
  ['waits for a time instead of what is to be seen',                                                   /waitForTimeout/],
])('no journey %s', (_, pattern) => {
  expect(journeys.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});

test('each journey runs in Firefox, too, or the reason is named why it does not', () => {
  const named = [...inFirefox, ...Object.values(inChromiumAlone).flat()].map((name) => `${name}.spec.ts`);
  expect(named.sort()).toEqual(journeys.map(([file]) => file).sort());
});
