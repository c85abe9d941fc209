import { expect, test } from 'vitest';
import { synonymFault } from './own-synonym.js';
import { senseBook } from './sense-book.js';

const word = {
  hiragana: 'かりる',
  koreanPronunciation: '카리루',
  meaningKo: '빌리다',
  accepted: ['꾸다'],
  blocked: ['빌려주다'],
};
const book = senseBook([word, { meaningKo: '눈 (신체), 갚다', accepted: ['상환하다'] }]);

// biome-ignore format: a table, to be read down
test.each([
  ['차용하다',    null],
  ['상환하다',    null],                // accepted for another word, but none of its senses
  ['갚다',        'sense_of_another'],
  ['눈',          'sense_of_another'],
  ['갚 다!',      'sense_of_another'],
  ['빌려 주다',   'blocked'],
  ['빌리다',      'right_already'],
  ['빌려요',      'right_already'],
  ['꾸다',        'right_already'],
  ['kariru',      'needs_hangul'],
  ['ㅋㅋ',        'needs_hangul'],
  ['借りる',      'needs_hangul'],
  ['...',         'needs_hangul'],
])('%s: %s', (answer, fault) => {
  expect(synonymFault(answer, word, book)).toBe(fault);
});
