import { expect, test } from 'vitest';
import { japaneseCharacters, koreanCharacters } from './shown-characters.js';

const content = new URL('../../../packages/content/data', import.meta.url).pathname;
const japanese = japaneseCharacters(content);
const point = (character: string) => character.codePointAt(0) ?? 0;

// biome-ignore format: a table, to be read down
test.each([
  // text          Japanese  Korean
  ['あアゝヶ',      true,     false],
  ['食漢無々',      true,     false],
  ['ー',            true,     false],
  ['Aé 10',         true,     true],
  ['「」、。・',    true,     true],
  ['한글ㅌ뷁',      false,    true],
  ['你們',          false,    false],
])('%s: drawn by the Japanese face %s, by the Korean one %s', (text, inJapanese, inKorean) => {
  for (const character of text) {
    expect(japanese(point(character)), character).toBe(inJapanese);
    expect(koreanCharacters(point(character)), character).toBe(inKorean);
  }
});
