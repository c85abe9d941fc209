import { expect, test } from 'vitest';
import { maskUsername } from './mask.js';

// biome-ignore format: a table, to be read down
test.each([
  ['tanaka',     'tan***'],
  ['tana',       'tan***'],
  ['kim',        'ki***'],   // at least one character stays hidden
  ['하늘바다',   '하늘바***'],
  ['𠮷野家さん', '𠮷野家***'],
])('%s is shown as %s', (username, masked) => {
  expect(maskUsername(username)).toBe(masked);
});
