import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BlankLine, blankOptions, blankPlaces, chooseBlanks, cutAtBlanks, gradeBlank } from './blanks.js';

/** 雨の音, with 雨 and 音 as words; and 傘をさしていた, with 傘 and さしていた. */
const lines: readonly BlankLine[] = [
  {
    furigana: [
      ['雨', 'あめ'],
      ['の', null],
      ['音', 'おと'],
    ],
    words: [
      { id: 1, start: 0, end: 1 },
      { id: 2, start: 2, end: 3 },
    ],
  },
  {
    furigana: [
      ['傘', 'かさ'],
      ['をさしていた', null],
    ],
    words: [
      { id: 3, start: 0, end: 1 },
      { id: 4, start: 2, end: 7 },
    ],
  },
  {
    furigana: [
      ['雨', 'あめ'],
      ['が', null],
    ],
    words: [
      { id: 1, start: 0, end: 1 },
      { id: 9, start: 1, end: 2 },
    ],
  },
];
const places = blankPlaces(lines);
const inOrder = () => 0.999;

test('words of the book whose sound is more than one kana may be blank', () => {
  expect(places.map(({ line, text, koPron }) => [line, text, koPron])).toEqual([
    [0, '雨', '아메'],
    [0, '音', '오토'],
    [1, '傘', '카사'],
    [1, 'さしていた', '사시테이타'],
    [2, '雨', '아메'],
  ]);
});

test('a word that is a piece of what has one reading is blank as a whole', () => {
  const [blank] = blankPlaces([
    {
      furigana: [
        ['大人', 'おとな'],
        ['も', null],
      ],
      words: [{ id: 5, start: 0, end: 1 }],
    },
  ]);
  expect(blank).toMatchObject({ start: 0, end: 2, text: '大人', koPron: '오토나' });
});

describe('"unknown words first, each word once before one comes again" (docs/product/songs.md#song-with-blanks)', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    [10, [],           1],
    [3,  [],           2],
    [2,  [],           3],
  ] as const)('of one in %i there are so many', (share, known, count) => {
    expect(chooseBlanks(places, { share, known: new Set(known), random: Math.random })).toHaveLength(count);
  });

  test('known words come last', () => {
    const known = new Set([1, 2, 3]);
    const chosen = chooseBlanks(places, { share: 10, known, random: Math.random });
    expect(chosen.map(({ wordId }) => wordId)).toEqual([4]);
  });

  test('whatever the chance, each is a place of its own, in the order of the song', () => {
    const chance = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }));
    fc.assert(
      fc.property(chance, fc.constantFrom(10, 3, 2), fc.subarray([1, 2, 3, 4]), (stream, share, known) => {
        const chosen = chooseBlanks(places, {
          share,
          known: new Set(known),
          random: () => stream.next().value as number,
        });
        const keys = chosen.map(({ line, start }) => line * 100 + start);
        expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
        // No word is there twice while another one is not there.
        const ids = chosen.map(({ wordId }) => wordId).filter((id) => !known.includes(id));
        const others = places.filter(({ wordId }) => !known.includes(wordId) && !ids.includes(wordId));
        if (new Set(ids).size < ids.length) expect(others).toEqual([]);
      }),
    );
  });

  test('a song without words has none', () => {
    expect(chooseBlanks([], { share: 2, known: new Set(), random: Math.random })).toEqual([]);
  });
});

test('"four words of the song to choose from, each of another sound" (docs/product/songs.md#song-with-blanks)', () => {
  for (let run = 0; run < 20; run++) {
    const options = blankOptions(places[0]!, places, Math.random);
    expect(options).toContain(places[0]);
    expect(options).toHaveLength(4);
    expect(new Set(options.map(({ koPron }) => koPron)).size).toBe(4);
  }
  expect(blankOptions(places[0]!, places.slice(0, 2), inOrder)).toHaveLength(2);
});

// biome-ignore format: a table, to be read down
test.each([
  ['아메',   'right'],
  ['あめ',   'right'],
  ['雨',     'right'],
  ['ame',    'right'],
  [' ',      'blank'],
  ['오토',   'wrong'],
] as const)('%j for 雨 is %s', (typed, is) => {
  expect(gradeBlank(places[0]!, typed)).toBe(is);
});

test('a line is cut at its blanks, and joined it is the line', () => {
  const pieces = cutAtBlanks(lines[1]!.furigana, [{ start: 2, end: 7, index: 8 }]);
  expect(pieces).toEqual([
    {
      parts: [
        ['傘', 'かさ'],
        ['を', null],
      ],
      blank: null,
    },
    { parts: [['さしていた', null]], blank: 8 },
  ]);
  expect(cutAtBlanks(lines[0]!.furigana, [])).toEqual([{ parts: lines[0]!.furigana, blank: null }]);
  for (const [line, { furigana }] of lines.entries()) {
    const blanks = places.flatMap((place, index) => (place.line === line ? [{ ...place, index }] : []));
    const text = cutAtBlanks(furigana, blanks)
      .flatMap(({ parts }) => parts.map(([written]) => written))
      .join('');
    expect(text).toBe(furigana.map(([written]) => written).join(''));
  }
});
