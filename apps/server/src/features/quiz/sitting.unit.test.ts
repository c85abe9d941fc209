import { expect, test } from 'vitest';
import { newSitting, readSitting, type Sitting, withPosition, writeSitting } from './sitting.js';

const KEY = 'key';
const again = (sitting: Sitting) => readSitting(writeSitting(sitting, KEY), KEY)!;

test('a sitting is read as it was written, and no other is', () => {
  const sitting = withPosition(newSitting(), 'N5', 3);
  expect(again(sitting)).toEqual(sitting);
  expect(readSitting(writeSitting(sitting, 'another'), KEY)).toBeNull();
  expect(readSitting(undefined, KEY)).toBeNull();
});

test('however many conditions are asked for, browsers keep the cookie, and the latest positions are in it', () => {
  const keys = Array.from({ length: 400 }, (_, index) => `usage 공항·여행 ${index}`);
  let sitting = newSitting();
  const { seed } = sitting;
  for (const [index, key] of keys.entries()) {
    sitting = again(withPosition(sitting, key, index));
    expect(`quiz=${writeSitting(sitting, KEY)}`.length).toBeLessThan(4096);
    // One that is asked for now and then stays, though it came first.
    if (index % 20 === 0) sitting = withPosition(sitting, keys[0]!, index);
  }
  const { positions } = sitting;
  expect(sitting.seed).toBe(seed);
  expect(positions).toMatchObject({ [keys[0]!]: 380, [keys[398]!]: 398, [keys[399]!]: 399 });
  expect(positions).not.toHaveProperty([keys[1]!]);
  expect(Object.keys(positions).length).toBeGreaterThan(50);
});
