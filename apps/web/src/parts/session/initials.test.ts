import { expect, test } from 'vitest';
import { initials } from './initials.js';

// biome-ignore format: a table, to be read down
test.each([
  ['김하늘',        '하늘'],
  ['남궁하늘',      '하늘'],
  ['김솔',          '김솔'],
  ['솔',            '솔'],
  ['Tanaka Rina',   'TR'],
  ['rina',          'RI'],
  ['田中里奈',      '田中'],
  ['👩‍💻 개발자',     '👩‍💻개'],
  [' 김 하늘 ',     '김하'],
  ['',              ''],
])('%s → %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
