import { expect, test, vi } from 'vitest';
import { onceEach } from './once-each.js';

test('a result is made once for each object, not for each that looks alike', () => {
  const make = vi.fn(({ name }: { name: string }) => ({ length: name.length }));
  const of = onceEach(make);
  const [one, other] = [{ name: 'か' }, { name: 'か' }];
  expect(of(one)).toBe(of(one));
  expect(of(other)).toEqual({ length: 1 });
  expect(make).toHaveBeenCalledTimes(2);
});
