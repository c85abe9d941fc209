import { hashKey } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { createStore, get, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { allStored, forgetEverything, forgetOthers, pruneAnswers, storeAnswers } from './stored-answers.js';

beforeEach(forgetEverything);

test('what is a member’s own is kept under the member’s name alone', async () => {
  for (const queryKey of [queryKeys.ownWords(), queryKeys.lyrics(), queryKeys.review(), queryKeys.knownWords()]) {
    await storeAnswers('mina', [{ queryKey, hash: hashKey(queryKey), data: [], at: 1 }]);
  }
  expect(await allStored('jun')).toEqual([]);
  await forgetOthers(null);
  expect(await allStored('mina')).toEqual([]);
});

test('answers of an older format leave the device', async () => {
  const answers = createStore('utarang-answers', 'answers');
  const key = ['', '["own-words"]'];
  await set(key, { format: 1, queryKey: ['own-words'], data: ['推し'], at: 1 }, answers);
  await storeAnswers(null, [{ queryKey: queryKeys.kana(), hash: hashKey(queryKeys.kana()), data: [], at: 1 }]);
  await pruneAnswers();
  expect(await get(key, answers)).toBeUndefined();
  expect(await allStored(null)).toHaveLength(1);
});
