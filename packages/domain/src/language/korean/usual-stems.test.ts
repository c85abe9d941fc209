import { expect, test } from 'vitest';
import { isUsualStem } from './usual-stems.js';

test.each(
  '하 공부하 되 가 들어가 먹 춥 어렵 듣 알아듣 짓 낫 빨갛 그렇 모르 부르 아프 크 쓰 마시 기다리 바꾸 만들 힘들 재밌 귀찮 놀라 건너 학생이 가시 먹으시 추우시 들어오 나오 도와오 걷어차 벅차 살피'.split(
    ' ',
  ),
)('%s is a stem', (stem) => {
  expect(isUsualStem(stem)).toBe(true);
});

// nouns, syllables that no verb ends with, and endings
test.each('컬 동 아버 휴 의 화 하더라 편 학교에 시 라 커피 모자 기차 라디오'.split(' '))('%s is none', (stem) => {
  expect(isUsualStem(stem)).toBe(false);
});
