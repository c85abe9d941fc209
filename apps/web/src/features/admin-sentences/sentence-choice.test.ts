import { expect, test } from 'vitest';
import { callOf, readSentenceChoice, writeSentenceChoice } from './sentence-choice.js';

// biome-ignore format: a table, to be read down
test.each([
  ['',                                    '',                                 '?size=20&page=0'],
  ['?q=책&page=3',                        '?q=%EC%B1%85&page=3',              '?q=%EC%B1%85&size=20&page=2'],
  ['?level=N4&state=asked',               '?level=N4&state=asked',            '?level=N4&state=asked&size=20&page=0'],
  ['?situation=a%26b',                    '?situation=a%26b',                 '?situation=a%26b&size=20&page=0'],
  ['?level=N9&state=gone&page=0&x=1',     '',                                 '?size=20&page=0'],
  ['?page=9999999999',                    '',                                 '?size=20&page=0'],
])('%s is %s, and is asked for by %s', (search, address, call) => {
  const choice = readSentenceChoice(search);
  expect([writeSentenceChoice(choice), callOf(choice)]).toEqual([address, call]);
  expect(readSentenceChoice(writeSentenceChoice(choice))).toEqual(choice);
});
