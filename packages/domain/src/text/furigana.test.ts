import fc from 'fast-check';
import { expect, test } from 'vitest';
import { furiganaOver } from './furigana.js';

const shown = (written: string, reading: string) =>
  furiganaOver(written, reading)
    .map((part) => (part.reading === null ? part.text : `${part.text}[${part.reading}]`))
    .join('');

// biome-ignore format: a table, to be read down
test.each([
  ['食べる',     'たべる',       '食[た]べる'],
  ['思い出す',   'おもいだす',   '思[おも]い出[だ]す'],
  ['取り替える', 'とりかえる',   '取[と]り替[か]える'],
  ['学校',       'がっこう',     '学校[がっこう]'],
  ['お茶',       'おちゃ',       'お茶[ちゃ]'],
  ['みどり',     'みどり',       'みどり'],
  ['生き生き',   'いきいき',     '生[い]き生[い]き'],
  ['一人',       'ひとり',       '一人[ひとり]'],
  ['20日',       'はつか',       '20日[はつか]'],
  ['窓',         '',             '窓'],
] as const)('%s %s', (written, reading, expected) => {
  expect(shown(written, reading)).toBe(expected);
});

test('the texts joined are the word, whatever it is and however it is read', () => {
  const letters = fc.string({ unit: fc.constantFrom('あ', 'い', '食', '思', 'カ', '1', 'x', '𠮷'), maxLength: 30 });
  fc.assert(
    fc.property(letters, letters, (written, reading) => {
      expect(
        furiganaOver(written, reading)
          .map(({ text }) => text)
          .join(''),
      ).toBe(written);
    }),
  );
});
