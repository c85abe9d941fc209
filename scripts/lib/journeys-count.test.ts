import { expect, test } from 'vitest';
import { journeysCount } from './journeys-count.mjs';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

const stats = (counts: object) => ({ expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts });

// biome-ignore format: a table, to be read down
test.each([
  // case                        report                                 passed failed
  ['all passed',                 { expected: 3 },                       3,     0],
  ['one failed',                 { expected: 2, unexpected: 1 },        2,     1],
  ['one on the second try',      { expected: 2, flaky: 1 },             3,     0],
  ['one skipped',                { expected: 2, skipped: 1 },           2,     1],
  ['one of each',                { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, 2, 2],
])('%s', (_, counts, passed, failed) => {
  expect(journeysCount({ stats: stats(counts) })).toEqual({ passed, failed, flaky: [], failures: [] });
});

test('what failed and what passed on the second try is named, with its file and group', () => {
  const suites = [
    {
      title: 'cards.spec.ts',
      specs: [spec('copying again restarts the time', 'flaky'), spec('the order', 'expected')],
      suites: [{ title: 'on a phone', specs: [spec('the star', 'flaky'), spec('the copy', 'unexpected')] }],
    },
    { title: 'theme.spec.ts', specs: [spec('another tab follows', 'expected'), spec('paper', 'skipped')] },
  ];
  const { flaky, failures } = journeysCount({ stats: stats({ expected: 2, flaky: 2, unexpected: 1 }), suites });
  expect(flaky).toEqual(['cards.spec.ts › copying again restarts the time', 'cards.spec.ts › on a phone › the star']);
  expect(failures).toEqual(['cards.spec.ts › on a phone › the copy', 'theme.spec.ts › paper']);
});
