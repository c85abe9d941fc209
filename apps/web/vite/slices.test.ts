import { createRequire } from 'node:module';
import fc from 'fast-check';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutFont, readFont, type SourceFont } from './cut-font.js';
import { contentFolder, messages, pronunciations, wordFiles } from './own-texts.js';
import { japaneseCharacters } from './shown-characters.js';
import { japaneseSlices, koreanSlices } from './slices.js';

const pointsIn = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const textsOf = (slices: number[][]) => slices.map((slice) => String.fromCodePoint(...slice));

const japanese =
  (...lists: string[]) =>
  (points: number[]) =>
    japaneseSlices(lists, points);
const korean = (everywhere: string, elsewhere: string) => (points: number[]) =>
  koreanSlices([everywhere], [elsewhere], points);

test.each([
  // cut              texts                      characters      slices
  ['kanji as they are met', japanese('本を読む', '日本'), '日本目読あを、A10', ['あを、', 'A10', '本読日目']],
  ['no signs', japanese('本'), 'あ本', ['あ', '本']],
  ['Hangul by use', korean('나무나무나', '가…뷁'), '가나다무A…♪', ['A…', '나무가']],
  ['what is everywhere first', korean('가', '나무나무나'), '가나다무', ['가나무']],
  ['nothing ours', korean('', ''), '나가A', ['A']],
])('%s', (_, cut, characters, slices) => expect(textsOf(cut(pointsIn(characters)))).toEqual(slices));

const character = fc.oneof(
  fc.integer({ min: 0x20, max: 0x17f }),
  fc.integer({ min: 0x3040, max: 0x30ff }),
  fc.integer({ min: 0x4e00, max: 0x5200 }),
  fc.integer({ min: 0xac00, max: 0xb000 }),
);
const texts = fc.array(fc.string({ unit: character.map((point) => String.fromCodePoint(point)), maxLength: 400 }));

function expectSlices(slices: number[][], all: readonly number[]): void {
  expect(slices.flat().toSorted()).toEqual(all.toSorted());
  for (const slice of slices) expect(slice.length).toBeGreaterThan(0);
  for (const slice of slices.slice(2)) expect(slice.length).toBeLessThanOrEqual(256);
}

test('every Japanese character stands in one slice', () => {
  fc.assert(
    fc.property(texts, fc.uniqueArray(character), (lists, points) =>
      expectSlices(japaneseSlices(lists, points), points),
    ),
  );
});

test('every Korean character of the texts stands in one slice', () => {
  fc.assert(
    fc.property(texts, texts, fc.uniqueArray(character), (everywhere, elsewhere, points) => {
      const used = new Set(pointsIn([...everywhere, ...elsewhere].join('')));
      expectSlices(
        koreanSlices(everywhere, elsewhere, points),
        points.filter((point) => used.has(point) || point < 0x7f),
      );
    }),
  );
});

describe('of our fonts', () => {
  const font = (file: string): Promise<SourceFont> => readFont(createRequire(import.meta.url).resolve(file));
  let noto: SourceFont;
  let slices: number[][];
  beforeAll(async () => {
    noto = await font('@openfonts/noto-sans-jp_japanese/files/noto-sans-jp-japanese-700.woff2');
    slices = japaneseSlices(wordFiles(), [...noto.points].filter(japaneseCharacters(contentFolder)));
  });

  test('words of a level need no slice of a later one, and none those of kanji that no word has', () => {
    const lastOf = (list: string) => {
      const kanji = pointsIn(list).filter((point) => point >= 0x4e00 && point <= 0x9fff);
      return slices.findLastIndex((slice) => kanji.some((point) => slice.includes(point)));
    };
    const lasts = wordFiles().slice(0, 5).map(lastOf);
    expect(lasts).toEqual(lasts.toSorted((a, b) => a - b));
    expect(lasts[0]).toBeLessThan(lasts[4]!);
    expect(lasts[4]).toBeLessThan(slices.length - 1);
  });

  test('the Japanese one has every character of a word of ours', () => {
    const drawn = new Set(slices.flat());
    const words = wordFiles().flatMap((list) => list.trim().split('\n').slice(1));
    expect(words.length).toBeGreaterThan(9000);
    for (const row of words) {
      const [, word = '', reading = ''] = row.split('\t');
      for (const point of pointsIn(word + reading)) {
        if (!drawn.has(point)) expect.fail(`${word}: ${String.fromCodePoint(point)}`);
      }
    }
  });

  test('the Korean one needs three slices of Hangul for nearly all we say', async () => {
    const pretendard = await font('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
    const first = new Set(
      koreanSlices(messages(), [...wordFiles(), ...pronunciations()], [...pretendard.points])
        .slice(1, 4)
        .flat(),
    );
    const said = pointsIn(messages().join('')).filter((point) => point >= 0xac00 && point <= 0xd7a3);
    expect(said.length).toBeGreaterThan(5000);
    expect(said.filter((point) => first.has(point)).length / said.length).toBeGreaterThan(0.97);
  });

  test('a slice draws its characters and no others', async () => {
    const woff2 = await cutFont(noto, slices[2]!, { features: [] });
    const sfnt = await subsetFont(woff2, null, { targetFormat: 'sfnt', keepAllGlyphs: true });
    expect(new Set(new Face(new Blob(new Uint8Array(sfnt))).collectUnicodes())).toEqual(new Set(slices[2]));
  });
});
