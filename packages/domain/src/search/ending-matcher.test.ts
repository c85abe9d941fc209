import { expect, test } from 'vitest';
import { endingMatcher } from './ending-matcher.js';

// biome-ignore format: a table, to be read down
test.each([
  // any stem, and past and 겠 after it
  ['는데',       '오는데',       2],
  ['는데',       '만드는데',     2],
  ['는데',       '갔는데',       2],
  ['는데',       '하겠는데',     3],
  ['ㄴ데',       '예쁜데',       1],
  ['ㄴ데',       '추운데',       1],
  ['ㄴ데',       '학생인데',     1],
  ['ㄴ데',       '바쁘신데',     1],
  ['네',         '예쁘네',       1],
  ['네',         '사네',         1],
  ['느라',       '노느라',       2],
  // 으 after a consonant, and what changes before it
  ['(으)면서',   '자면서',       2],
  ['(으)면서',   '들으면서',     2],
  ['(으)니까',   '추우니까',     2],
  ['(으)니까',   '지으니까',     2],
  ['(으)니까',   '그러니까',     2],
  ['(으)니까',   '먹었으니까',   3],
  ['ㄹ걸',       '갈걸',         1],
  ['ㄹ걸',       '먹을걸',       1],
  ['ㄹ걸',       '왔을걸',       2],
  ['ㄹ 텐데',    '추울텐데',     2],
  ['ㅂ니다',     '갑니다',       2],
  ['ㅂ니다',     '먹습니다',     2],
  // the infinitive
  ['아도/어도',  '불러도',       1],
  ['아도/어도',  '도와도',       1],
  ['았다/었다',  '컸다',         1],
  ['아/어',      '읽어',         0],
  ['아/어',      '와서',         null],  // 와서 보세요
  ['아도/어도',  '하더라도',     null],
  // 이다
  ['(이)라서',   '학생이라서',   2],
  ['(이)라서',   '친구라서',     2],
  ['(이)라서',   '몰라서',       null],
  // of verbs with 다 in another form
  ['다고',       '예쁘다고',     2],
  ['다고',       '간다고',       2],
  ['다고',       '먹는다고',     2],
  // before a noun in any tense
  ['는',         '온',           0],
  ['는',         '하던',         1],
  // after nouns
  ['+만큼',      '만큼',         2],
  ['+만큼',      '하늘만큼',     2],
  ['곤',         '가곤',         1],
  ['곤',         '피곤',         null],
  // nouns, which no verb makes
  ['(으)러',     '컬러',         null],
  ['네',         '동네',         null],
  ['지',         '아버지',       null],
  ['자',         '의자',         null],
  ['ㄴ지',       '편지',         null],
  ['다가',       '바다가',       null],
  ['아서/어서',  '학교에서',     null],
])('%s of %s: %s', (ending, text, length) => {
  expect(endingMatcher(ending)(text)).toBe(length);
});
