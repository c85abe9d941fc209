import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BIO_SHOWN, cutBio } from './bio.js';

const sentence = (length: number) => `${'가'.repeat(length - 1)}.`;
const word = (length: number) => '나'.repeat(length);

// biome-ignore format: a table, to be read down
test.each<[string, string, shown: string, rest: string]>([
  ['a short text',                 sentence(100),                               sentence(100),                       ''],
  ['one that just fits',           sentence(240),                               sentence(240),                       ''],
  ['two sentences',                `${sentence(150)} ${sentence(150)}`,         sentence(150),                       sentence(150)],
  ['a sentence that ends there',   `${sentence(240)} ${sentence(9)}`,           sentence(240),                       sentence(9)],
  ['words without a sentence',     `${word(200)} ${word(100)}`,                 word(200),                           word(100)],
  ['a point within a name',        `${word(200)}.${word(20)} ${word(100)}`,     `${word(200)}.${word(20)}`,          word(100)],
  ['nothing to cut at',            word(300),                                   word(240),                           word(60)],
  ['signs of several code points', '👩‍💻'.repeat(241),                            '👩‍💻'.repeat(240),                    '👩‍💻'],
])('%s', (_, bio, shown, rest) => {
  expect(cutBio(bio)).toEqual({ shown, rest });
});

test('nothing is lost, and no more is shown than may be', () => {
  const count = (text: string) => [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text)].length;
  const bare = (text: string) => text.replace(/\s/gu, '');
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 4 });
  fc.assert(
    fc.property(texts, (parts) => {
      const bio = parts.join(' ').trim();
      const { shown, rest } = cutBio(bio);
      expect(bare(shown + rest)).toBe(bare(bio));
      expect(count(shown)).toBeLessThanOrEqual(BIO_SHOWN);
    }),
  );
});
