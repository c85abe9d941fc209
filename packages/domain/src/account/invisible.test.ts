import { expect, test } from 'vitest';
import { isVisible } from './invisible.js';

// biome-ignore format: a table, to be read down
test.each([
  ['김하늘',              true],
  ['Anna María',          true],
  ['やまだ 花子',         true],
  ['👩\u200d👩\u200d👧',    true],
  ['❤\ufe0f',            true],
  ['김\u202e하늘',        false], // right-to-left override
  ['\u2067김하늘\u2069', false], // an isolate
  ['김\u200e하늘',        false], // left-to-right mark
  ['김\u061c하늘',        false], // Arabic letter mark
  ['김\u200b하늘',        false],
  ['\u3164',              false],
  ['\u200d',              false],
])('%j is a name that can be seen: %s', (name, visible) => {
  expect(isVisible(name)).toBe(visible);
});
