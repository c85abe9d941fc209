import { expect, test } from 'vitest';
import { synonymFault } from './own-synonym.js';
import { senseBook } from './sense-book.js';

const word = {
  japaneseWord: '借りる',
  reading: 'かりる',
  koreanPronunciation: '카리루',
  meaningKo: '빌리다',
  accept: ['꾸다'],
  block: ['빌려주다', '갚아 버리다'],
};
const eye = { ...word, japaneseWord: '目', meaningKo: '눈 (신체), 갚다', accept: ['상환하다'], block: [] };
const lend = { ...word, japaneseWord: '貸す', meaningKo: '빌려주다', accept: [], block: [] };
const book = senseBook([word, eye, lend]);

// biome-ignore format: a table, to be read down
test.each([
  ['차용하다',         null],
  ['상환하다',         null],                // accepted for another word, but none of its senses
  ['갚아요',           null],                // in another form it is not looked up
  ['갚다',             '目'],
  ['눈',               '目'],
  ['갚 다!',           '目'],
  ['차용하다, 갚다',   '目'],
  ['빌리다, 갚다',     '目'],
  ['빌려 주다',        '貸す'],              // says more than that it is blocked
  ['갚아 버리다',      'blocked'],
  ['빌리다',           'right_already'],
  ['빌려요',           'right_already'],
  ['빌리다, 꾸다',     'right_already'],
  ['꾸다',             'right_already'],
  ['kariru',           'needs_hangul'],
  ['ㅋㅋ',             'needs_hangul'],
  ['借りる',           'needs_hangul'],
  ['...',              'needs_hangul'],
])('%s: %s', (answer, expected) => {
  const fault = synonymFault(answer, word, book);
  expect(fault?.is === 'sense_of_another' ? fault.word.japaneseWord : (fault?.is ?? null)).toBe(expected);
});
