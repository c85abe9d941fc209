import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlip, strokes } from './slip.js';

// biome-ignore format: a table, to be read down
test.each([
  ['가르치더',    '가르치다',    true],
  ['가르칟',      '가르치다',    false],  // three syllables are left
  ['텔레비젼',    '텔레비전',    true],
  ['텔래비젼',    '텔레비전',    false],
  ['선생남',      '선생님',      false],
  ['1일 이 일',   '2일 이 일',   false],
  ['오늘 tv보기', '오늘 tb보기', false],  // no jamo
  ['이십이일',    '이십일일',    false],
  ['네시간뒤에',  '세시간뒤에',  false],
  ['나타내다',    '나타나다',    false],
  ['나타너다',    '나타나다',    true],
  ['부딪히다',    '부딪치다',    false],
  ['앉아있다',    '안아있다',    true],   // two letters joined are two jamo
  ['잃어버리다',  '잊어버리다',  false],
  ['알겠습니다',  '알겠습니까',  false],  // another mood
  ['알겠습니더',  '알겠습니다',  true],
])('%s for %s: %s', (answer, listed, slip) => {
  expect(isSlip(answer, listed)).toBe(slip);
});

test('no two edits are ever one slip, and every slip is one edit', () => {
  const letter = fc.constantFrom(...'가나다거너더각난달값앉와위의');
  const text = fc.array(letter, { minLength: 4, maxLength: 6 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (one, other) => {
      if (isSlip(one, other)) expect(distance(strokes(one), strokes(other))).toBeLessThanOrEqual(1);
      if (distance(strokes(one), strokes(other)) > 1) expect(isSlip(one, other)).toBe(false);
    }),
  );
});

/** Levenshtein, as in any book. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === against ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
