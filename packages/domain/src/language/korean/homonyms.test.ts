import { describe, expect, test } from 'vitest';
import { isFormAsMeant } from './homonyms.js';
import { lemmasOf } from './lemmas.js';

// biome-ignore format: a table, to be read down
describe.each([
  ['걷다',   '걷다, 걸어가다',             '걸었다 걸어요 걸음 걸으면 걷는다 걷다',      '걷었다 걷어요 걷음'],
  ['걷다',   '걷어 올리다 (소매)',         '걷었다 걷어요 걷는다',                       '걸었다 걸어요'],
  ['묻다',   '듣다, 묻다, 물어보다',       '물었다 물어요 묻습니다',                     '묻었다 묻어요'],
  ['묻다',   '묻다 (땅에), 메우다',        '묻었다 묻어요 묻는다',                       '물었다 물어요 물음'],
  ['때가묻다', '더러워지다, 때가 묻다',    '때가묻었다',                                 '때가물었다'],
  ['굽다',   '굽다, 태우다',               '구웠다 구워요 구운 굽는다',                  '굽었다 굽어요 굽은'],
  ['굽다',   '구부러지다, 굽다',           '굽었다 굽은',                                '구웠다 구운'],
  ['곱다',   '예쁘다, 곱다',               '고와요 고운',                                '곱아요 곱은'],
  ['손이곱다', '손이 곱다, 얼다',          '손이곱아요',                                 '손이고와요'],
  ['이르다', '이르다, 빠르다 (시간)',      '일러요 일렀다 이릅니다',                     '이르러요 이르렀다'],
  ['이르다', '이르다 (도달), 다다르다',    '이르러요 이르렀다',                          '일러요 일렀다'],
])('%s as in "%s"', (word, meaning, forms, others) => {
  test.each(forms.split(' '))('%s is a form of it', (form) => {
    expect(isFormAsMeant(form, word, meaning)).toBe(true);
  });
  test.each(others.split(' '))('%s is one of the other verb', (form) => {
    expect(lemmasOf(form).map((lemma) => lemma.word)).toContain(word);
    expect(isFormAsMeant(form, word, meaning)).toBe(false);
  });
});

test('where nothing tells, and for other verbs, each form will do', () => {
  for (const form of ['걸었다', '걷었다']) expect(isFormAsMeant(form, '걷다', '걷다')).toBe(true);
  expect(isFormAsMeant('들었다', '듣다', '걸어가다')).toBe(true);
});
