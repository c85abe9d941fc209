import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInHtml } from './json-in-html.js';

test('data in HTML reads as it was, and ends no element', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--<script>', '\u2028', '\u2029', '</SCRIPT >'),
  );
  fc.assert(
    fc.property(fc.array(text), (data) => {
      const json = jsonInHtml(data);
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(data);
    }),
  );
});
