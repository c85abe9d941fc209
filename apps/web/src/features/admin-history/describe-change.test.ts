import { expect, test } from 'vitest';
import { fieldChangesOf } from './describe-change.js';

const word = { id: 5, version: 1, japaneseWord: '山', hiragana: 'やま', meaningKo: '산', accept: [], koLike: null };
const flat = (change: Parameters<typeof fieldChangesOf>[0]) =>
  fieldChangesOf(change).map(({ field, before, after }) => [field, before, after]);

test('what changed is told field by field, in the order of the form; what counts the changes is not', () => {
  const after = { ...word, version: 2, meaningKo: '산, 메', hiragana: 'サン', accept: ['뫼', '산악'] };
  expect(flat({ before: word, after })).toEqual([
    ['히라가나', 'やま', 'サン'],
    ['뜻', '산', '산, 메'],
    ['정답으로 볼 답', null, '뫼, 산악'],
  ]);
  expect(fieldChangesOf({ before: word, after }).map(({ isJapanese }) => isJapanese)).toEqual([true, false, false]);
});

test('what is new has no before, what is gone no after, and what is empty is left out', () => {
  expect(flat({ before: null, after: word })).toEqual([
    ['히라가나', null, 'やま'],
    ['일본어 단어 (한자)', null, '山'],
    ['뜻', null, '산'],
  ]);
  expect(flat({ before: { role: 'ROLE_USER', suspendedAt: null }, after: null })).toEqual([['권한', '회원', null]]);
});

// biome-ignore format: a table, to be read down
test.each([
  [{ role: 'ROLE_USER' },   { role: 'ROLE_ADMIN' },                                [['권한', '회원', '관리자']]],
  [{ suspendedAt: null },   { suspendedAt: '2026-11-23T00:05:00.000Z' },           [['이용을 정지한 때', null, '2026. 11. 23. 09:05']]],
  [{ koLike: null },        { koLike: { hanja: '산', caution: null } },            [['비슷한 단어', null, '산']]],
  [{ lines: [{ at: 1 }] },  { lines: [{ at: 1 }, { at: 2 }] },                     [['가사', '1개', '2개']]],
  [{ wordIds: [1, 3] },     { wordIds: [1] },                                      [['문장에 있는 단어', '#1, #3', '#1']]],
  [{ artists: [] },         { artists: [{ id: 1, name: '朝子', nameKo: '아사코' }] }, [['아티스트', null, '朝子']]],
  [{ gender: 'male' },      { gender: 'mixed' },                                   [['성별', '남성', '혼성']]],
  [{ retired: false },      { retired: true },                                     [['뺀 항목', '아니요', '예']]],
  [{ shown: true },         { shown: false },                                      [['shown', '예', '아니요']]],
  [null,                    null,                                                  []],
])('%j becomes %j', (before, after, told) => {
  expect(flat({ before, after })).toEqual(told);
});
