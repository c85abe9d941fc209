import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COVER_TONES, coverOf, initialOf } from './cover.js';

// biome-ignore format: a table, to be read down
test.each([
  ['米津玄師',         '米'],
  ['うたらん',         'う'],
  ['YOASOBI',          'YO'],
  ['ONE OK ROCK',      'OO'],
  ['Eve',              'EV'],
  ['back number',      'BN'],
  ['Official髭男dism', 'OF'],
  ['『ユイカ』',       'ユ'],
  ['10-FEET',          '1'],
  ['３月９日',         '３'],
  ['tuki.',            'TU'],
  ['L\'Arc〜en〜Ciel', 'LA'],
  ['X JAPAN',          'XJ'],
  ['踊',               '踊'],
  ['A',                'A'],
  ['Émile',            'ÉM'],
  ['…',                '…'],
  ['',                 ''],
] as const)('%s has %s on it', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('the same id and name are drawn the same', () => {
  expect(coverOf(1001, 'Lemon')).toEqual(coverOf(1001, 'Lemon'));
  expect(coverOf(1001, 'Lemon')).toMatchObject({ initial: 'LE' });
});

test('neighbours differ, and all colours are used', () => {
  const ids = Array.from({ length: 224 }, (_, i) => 1001 + i);
  const covers = ids.map((id) => coverOf(id, 'あ'));
  expect(new Set(covers.map(({ tone }) => tone)).size).toBe(COVER_TONES);
  expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBeGreaterThan(200);
});

test('every circle is cut by the edge of the square and leaves room for the letters', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), (id) => {
      const { tone, light, dark } = coverOf(id, 'あ');
      expect(tone).toBeLessThan(COVER_TONES);
      expect(light.x + light.r).toBeGreaterThan(100);
      expect(dark.x - dark.r).toBeLessThan(0);
      for (const { x, y, r } of [light, dark]) expect(Math.hypot(x - 50, y - 50)).toBeGreaterThan(r - 30);
    }),
  );
});
