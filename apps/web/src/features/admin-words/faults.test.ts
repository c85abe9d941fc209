import type { ApiError, WordContent } from '@utarang/contract';
import { adminErr } from '@utarang/messages';
import { expect, test } from 'vitest';
import { refuseFaults } from './faults.js';

const eat = { japaneseWord: '食べる', hiragana: 'たべる', koreanPronunciation: '타베루', meaningKo: '먹다' };

const errorsOf = (word: WordContent) => {
  try {
    refuseFaults(word);
    return {};
  } catch (error) {
    return (error as ApiError).errors;
  }
};

// biome-ignore format: a table, to be read down
test.each<[over: Partial<WordContent>, errors: Record<string, string>]>([
  [{},                                                        {}],
  [{ hiragana: 'のむ' },                                       { hiragana: adminErr.doesNotFit }],
  [{ japaneseWord: '먹다', koreanPronunciation: 'taberu' },    { japaneseWord: adminErr.writtenHangul, koreanPronunciation: adminErr.notHangul }],
  [{ japaneseWord: 'テスト', hiragana: 'てすと', koreanPronunciation: '테스토' }, {}], // stored as テスト
])('what the server would refuse is told before anything is sent: %j', (over, errors) => {
  expect(errorsOf({ ...eat, ...over })).toEqual(errors);
});
