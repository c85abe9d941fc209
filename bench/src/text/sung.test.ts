import { expect, test } from 'vitest';
import { casesOf, isRight, type SungToken } from './sung.js';

const [gloss, dictionary, sound] = casesOf(
  [
    'class\ttext\tpart\tcheck\tone_of\tnone_of',
    'commands\t早く出せ\t出せ\tgloss\t내라|꺼내라\t수 있',
    'katakana\tバラした\tバラした\tdictionary\tばらす\tバラ',
    'numbers\t5 時に\t\tpronunciation\t고지니\t',
  ].join('\n'),
);
const token = (written: string, start: number, own: Partial<SungToken>): SungToken => ({
  start,
  end: start + written.length,
  written,
  partOfSpeech: 'verb',
  pronunciation: null,
  dictionary: null,
  gloss: null,
  wordId: null,
  ...own,
});

// biome-ignore format: a table, to be read down
test.each([
  [gloss,      [token('早く', 0, { wordId: 1 }), token('出せ', 2, { gloss: '내라' })],                 true],
  [gloss,      [token('早く', 0, { wordId: 1 }), token('出せ', 2, { gloss: '낼 수 있다' })],           false],
  [gloss,      [token('早く', 0, { wordId: 1 }), token('出せ', 2, { wordId: 2 })],                     false],
  [dictionary, [token('バラした', 0, { dictionary: 'ばらす' })],                                       true],
  [dictionary, [token('バラ', 0, { dictionary: 'バラ' }), token('した', 2, { dictionary: 'する' })],   false],
  [sound,      [token('5 時', 0, { pronunciation: '고지' }), token('に', 3, { pronunciation: '니' })], true],
] as const)('%j with %j is right: %s', (wanted, tokens, right) => {
  expect(isRight(wanted!, tokens, (id) => (id === 1 ? '빨리' : '내다'))).toBe(right);
});
