import { expect, test } from 'vitest';
import { keystrokes } from './composition.js';

// biome-ignore format: a table, to be read down
test.each([
  ['타베루', ['ㅌ', '타', '탑', '타베', '타벨', '타베루']],
  ['덴와',   ['ㄷ', '데', '덴', '덴ㅇ', '덴오', '덴와']],
  ['코-히-', ['ㅋ', '코', '코-', '코-ㅎ', '코-히', '코-히-']],
  ['각세이', ['ㄱ', '가', '각', '각ㅅ', '각세', '각셍', '각세이']],
])('%s', (text, states) => {
  expect(keystrokes(text)).toEqual(states);
});
