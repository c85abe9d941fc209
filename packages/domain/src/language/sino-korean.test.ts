import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialSound, soundAfter } from './initial-sound.js';
import { sinoKorean } from './sino-korean.js';

const TABLE: Record<string, string> = {
  料: '료',
  砂: '사',
  糖: '당 탕',
  理: '리',
  約: '약',
  束: '속',
  電: '전',
  車: '차 거',
  自: '자',
  転: '전',
  比: '비',
  率: '률 솔',
  確: '확',
  女: '녀',
  性: '성',
  男: '남',
  新: '신',
  年: '년',
  旅: '려',
  行: '행 항',
  銀: '은',
  困: '곤',
  難: '난',
  数: '수 삭',
  字: '자',
  許: '허',
  諾: '낙',
  音: '음',
  楽: '락 악 요',
  娯: '오',
  北: '북 배',
  敗: '패',
  不: '불 부',
  当: '당',
  安: '안',
  食: '식 사',
  人: '인',
  労: '로',
  働: '동',
  六: '륙',
  月: '월',
  来: '래',
  列: '렬',
  羅: '라',
  行列: '',
  大: '대',
  丈: '장',
  夫: '부',
  歯: '치',
  科: '과',
  一: '일',
  部: '부',
  礼: '례',
  儀: '의',
  論: '론',
  争: '쟁',
  時: '시',
  正: '정',
};
const readingsOf = (kanji: string) => TABLE[kanji]?.split(' ').filter(Boolean) ?? [];

// biome-ignore format: a table, to be read down
test.each([
  ['料理',   [],             '요리'],
  ['約束',   ['약속'],       '약속'],
  ['電車',   ['전철', '전차'], '전차'],
  ['自転車', ['자전거'],     '자전거'],
  ['比率',   ['비율'],       '비율'],
  ['確率',   ['확률'],       '확률'],
  ['女性',   ['여성'],       '여성'],
  ['男女',   ['남녀'],       '남녀'],
  ['新女性', ['신여성'],     '신여성'],
  ['旅行',   ['여행'],       '여행'],
  ['銀行',   ['은행'],       '은행'],
  ['砂糖',   ['설탕'],       '사탕'],
  ['困難',   ['곤란하다'],   '곤란'],
  ['数字',   ['숫자'],       '숫자'],
  ['許諾',   [],             '허락'],
  ['音楽',   ['음악'],       '음악'],
  ['娯楽',   ['오락'],       '오락'],
  ['敗北',   ['패배'],       '패배'],
  ['不当',   [],             '부당'],
  ['不安',   [],             '불안'],
  ['不正',   ['부정'],       '부정'],
  ['労働',   ['노동'],       '노동'],
  ['六月',   ['6월'],        '유월'],
  ['来年',   ['내년'],       '내년'],
  ['行列',   ['행렬'],       '행렬'],
  ['羅列',   ['나열'],       '나열'],
  ['大丈夫', ['괜찮다'],     '대장부'],
  ['人々',   ['사람들'],     '인인'],
  ['礼儀',   ['예의'],       '예의'],
  ['論争',   ['논쟁 (말다툼)'], '논쟁'],
  ['食べる', ['먹다'],       null],
  ['食',     ['음식'],       null],
  ['時々',   ['가끔'],       '시시'],
])('%s %s is %s', (word, senses, hangul) => {
  expect(sinoKorean(word, readingsOf, senses)?.hangul).toBe(hangul);
});

test('each kanji has the reading that the word gives it', () => {
  expect(sinoKorean('自転車', readingsOf, ['자전거'])?.parts).toEqual([
    { kanji: '自', reading: '자' },
    { kanji: '転', reading: '전' },
    { kanji: '車', reading: '거' },
  ]);
  expect(sinoKorean('食べる', readingsOf)?.parts).toEqual([{ kanji: '食', reading: '식' }]);
});

test('a word without kanji has no bridge, nor has one whose kanji have no reading', () => {
  expect(sinoKorean('コーヒー', readingsOf)).toBeNull();
  expect(sinoKorean('鱈', readingsOf)).toBeNull();
});

describe('the initial-sound rule', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['녀', '여'], ['뇨', '요'], ['닉', '익'], ['량', '양'], ['료', '요'], ['리', '이'], ['락', '낙'], ['로', '노'], ['래', '내'],
    ['나', '나'], ['내', '내'], ['가', '가'], ['의', '의'],
  ])('%s begins a word as %s', (reading, initial) => {
    expect(initialSound(reading)).toBe(initial);
  });

  test('a word never begins with ㄹ, and what it begins with is not changed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0xac00, max: 0xd7a3 }), (code) => {
        const initial = initialSound(String.fromCharCode(code));
        expect(initial >= '라' && initial <= '맇').toBe(false);
        expect(initialSound(initial)).toBe(initial);
      }),
    );
  });

  test.each([
    ['비', '률', '율'],
    ['선', '률', '율'],
    ['확', '률', '률'],
    ['나', '렬', '열'],
    ['행', '렬', '렬'],
    ['남', '녀', '녀'],
  ])('after %s, %s is %s', (before, reading, sound) => {
    expect(soundAfter(before, reading)).toBe(sound);
  });
});
