import { expect, test } from 'vitest';
import { texts } from './texts.js';

/** The two modules that say what a letter of a script is, and in which form of Unicode a text is. */
const KERNEL = /^packages\/domain\/src\/language\/(?:script|normalise)\.ts$/;
/** Tests write what people may type, the bench is no part of the product, and `e2e` knows of the domain its study rules. */
const OUTSIDE = /\.test(?:-kit)?\.tsx?$|\/test\/|^(?:bench|e2e)\//;

const sources = [...texts].filter(([path]) => /\.tsx?$/.test(path) && !OUTSIDE.test(path) && !KERNEL.test(path));

test.each([
  ['a class of letters', /Script(?:_Extensions)?=|\\p\{scx?=/],
  ['a form of Unicode', /\.normalize\(/],
])('%s is named in the kernel of texts alone', (_, named) => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(([, text]) => named.test(text)).map(([path]) => path)).toEqual([]);
});

test('the reading of a word, which is katakana too, is no `hiragana` inside', () => {
  const inside = /^(?:packages\/(?:domain|content)|apps\/server\/src\/(?:catalogue|analyser))\/(?!src\/kana\/)/;
  const asField = /[{,]\s*hiragana\s*[,:}]|\.hiragana\b|readonly hiragana\b/;
  const files = sources.filter(([path]) => inside.test(path));
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter(([, text]) => asField.test(text)).map(([path]) => path)).toEqual([]);
});
