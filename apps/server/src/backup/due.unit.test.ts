import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excessBackups, fileNameOf, isDue, momentOf, newestFirst } from './due.js';

const HOUR = 3_600_000;
const now = new Date('2026-11-22T06:35:11Z');
const ago = (hours: number) => fileNameOf(new Date(now.getTime() - hours * HOUR));

test('a name says its moment, and a moment has one name', () => {
  expect(fileNameOf(new Date('2028-02-29T23:59:59.999Z'))).toBe('utarang-20280229T235959Z.zip');
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (at) => {
      expect(momentOf(fileNameOf(at))?.getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000);
    }),
  );
});

test.each([
  'utarang.zip',
  'utarang-20261322T000000Z.zip',
  'utarang-20260230T000000Z.zip',
  'utarang-20261122T063511Z.zip.0a1b2c3d.part',
  'my-utarang-20261122T063511Z.zip',
  'utarang-20261122T063511Z.zip.gpg',
])('%s is none of ours', (name) => {
  expect(momentOf(name)).toBeNull();
});

test.each<[string, readonly string[], boolean]>([
  ['none yet', [], true],
  ['others’ files alone', ['notes.txt'], true],
  ['one of just now', [ago(0)], false],
  ['one a little too young', [ago(23.99)], false],
  ['one old enough', [ago(24)], true],
  ['several, the newest counts', [ago(100), ago(2), ago(50)], false],
  ['one from the future alone', [ago(-5)], true],
  ['one from the future beside a young one', [ago(-5), ago(3)], false],
])('%s', (_, names, due) => {
  expect(isDue(names, 24 * HOUR, now)).toBe(due);
});

test('the newest are kept, and files of others always', () => {
  const names = ['notes.txt', ago(3), ago(1), ago(2), ago(4)];
  expect(newestFirst(names)).toEqual([ago(1), ago(2), ago(3), ago(4)]);
  expect(excessBackups(names, 2)).toEqual([ago(3), ago(4)]);
  expect(excessBackups(names, 9)).toEqual([]);
});
