import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { unansweredKey } from './unanswered-key.js';

// biome-ignore format: a table, to be read down
test.each([
  ['뮬뮬뮬',          'myurumyurumyur'],
  ['뮬 뮬뮬',         'myurumyurumyur'],   // however it is spaced
  ['사쿠란보',        'sakuranpo'],
  ['자꾸란보',        'jakuranpo'],
  ['さくらんぼう',    'sakuranpo'],      // in whatever script
  ['010-1234-5678',   null],             // a person's number
  ['사쿠라1234',      null],
  ['hong@example.com', null],            // an address
  ['hongkildong',     null],
  ['뮬ㅁ',            null],             // still being typed
  ['무',              null],
  ['뮬'.repeat(60),   null],
  ['',                null],
])('%s is counted as %s', (query, key) => {
  expect(unansweredKey(asSearched(query))).toBe(key);
});
