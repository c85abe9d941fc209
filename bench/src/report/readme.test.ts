import { expect, test } from 'vitest';
import { replaceSection } from './readme.js';

const before = 'a\n<!-- x: written by the command -->\nold\n<!-- end of x -->\nb\n';

test('a section is replaced, what is around it stays', () => {
  const after = replaceSection(before, 'x', 'new $& text');
  expect(after).toBe('a\n<!-- x: written by the command -->\n\nnew $& text\n\n<!-- end of x -->\nb\n');
  expect(replaceSection(after, 'x', 'new $& text')).toBe(after);
});

test('a section that is not there is an error', () => {
  expect(() => replaceSection(before, 'y', 'new')).toThrow('no section y');
});
