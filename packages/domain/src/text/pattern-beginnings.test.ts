import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningsOf } from './pattern-beginnings.js';
import { createSpellings } from './spellings.js';
import { ALL_SPELLINGS, bySpelling } from './spoken-spellings.js';

// biome-ignore format: a table, to be read down
test.each([
  [/(?<=る)っつ(?:ー|う)の/u,         ['っつ']],
  [/せ[えぇ]?へん/u,                  ['せへ', 'せえ', 'せぇ']],
  [/(?:そん|ん)じゃ(?![なね])/u,      ['そん', 'んじ']],
  [/(?:(?<=あ)|(?<=い))っ(?=か)/u,    ['っ']],
  [/ー+(?=っと)/u,                    ['ー', 'ーー']],
  [/や{2,3}め*の/u,                   ['やや']],
  [/(?:あ|)い/u,                      ['あい', 'い']],
  [/た[ぁ-ん]/u,                      ['た']],
  [/[^あ]た/u,                        null],
  [/\p{Script=Han}た/u,               null],
  [/(?:あ|い)*(?=う)/u,               null],
] as const)('%s begins with %j', (pattern, beginnings) => {
  const found = beginningsOf(pattern);
  expect(found && [...found].sort()).toEqual(beginnings && [...beginnings].sort());
});

test('every spoken spelling is known by its beginning, but for two that put a kana in', () => {
  const others = ALL_SPELLINGS.filter(([spoken]) => beginningsOf(spoken) === null);
  expect(others.map(([, plain]) => plain)).toEqual(['う', 'る']);
});

/** Looks for each spelling at each place. */
const everywhere = (text: string) =>
  ALL_SPELLINGS.flatMap(([spoken, plain]) =>
    [...text.matchAll(spoken)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, to: plain })),
  );

/** Letters that the spellings are made of, the most of them kana, and pieces of the spellings themselves. */
const PIECES = [...new Set(ALL_SPELLINGS.flatMap(([{ source }]) => source.match(/[ぁ-んァ-ヺー一-龠]{1,4}/gu) ?? []))];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...'あいうえおんっゃ行食見何君、。 ！𠮷')), {
    maxLength: 14,
  })
  .map((pieces) => pieces.join(''));

test('where its beginning stands, a spelling is found as it is everywhere', () => {
  fc.assert(
    fc.property(text, (line) => {
      expect(bySpelling(line)).toEqual(everywhere(line));
    }),
    { numRuns: 400 },
  );
});

test('a place within what was found is not looked at again', () => {
  const find = createSpellings([
    [/ああ/u, 'あ'],
    [/あ(?=い)/u, 'う'],
  ]);
  expect(find('あああい')).toEqual([
    { start: 0, end: 2, to: 'あ' },
    { start: 2, end: 3, to: 'う' },
  ]);
});
