import { expect, test } from 'vitest';
import { bridgeOf } from './bridge.js';

/** As a learner reads it: `料 료 · 理 리 → 요리 (료 요)`; in brackets the first sound that the rule changed. */
function asText(japaneseWord: string, meaningKo: string): string | null {
  const bridge = bridgeOf({ japaneseWord, meaningKo });
  if (!bridge) return null;
  const parts = bridge.parts.map(({ kanji, reading }) => `${kanji} ${reading}`).join(' · ');
  const whole = bridge.hangul && ` → ${bridge.hangul}`;
  const rule = bridge.changed && ` (${bridge.changed.from} ${bridge.changed.to})`;
  return [parts, whole, rule].filter(Boolean).join('');
}

// biome-ignore format: a table, to be read down
test.each([
  // case                                      word       meaning            bridge
  ['each kanji, and the word as a whole',      '約束',    '약속',            '約 약 · 束 속 → 약속'],
  ['ㄹ before ㅛ begins no word',               '料理',    '요리',            '料 료 · 理 리 → 요리 (료 요)'],
  ['nor does it before ㅕ',                    '旅行',    '여행',            '旅 려 · 行 행 → 여행 (려 여)'],
  ['before ㅏ and ㅗ it is ㄴ',                 '労働',    '노동',            '労 로 · 働 동 → 노동 (로 노)'],
  ['ㄴ before ㅕ begins none',                 '女性',    '여성',            '女 녀 · 性 성 → 여성 (녀 여)'],
  ['within a word nothing is changed',         '男女',    '남녀',            '男 남 · 女 녀 → 남녀'],
  ['a word of two words: not its own start',   '新女性',  '신여성',          '新 신 · 女 녀 · 性 성 → 신여성'],
  ['률 after a vowel is no initial sound',     '比率',    '비율',            '比 비 · 率 률 → 비율'],
  ['률 after ㄱ stays',                        '確率',    '확률',            '確 확 · 率 률 → 확률'],
  ['worn smooth: 곤란',                        '困難',    '곤란, 어려움',    '困 곤 · 難 난 → 곤란'],
  ['with a ㅅ between: 숫자',                  '数字',    '숫자',            '数 수 · 字 자 → 숫자'],
  ['worn smooth: 허락',                        '許諾',    '허락',            '許 허 · 諾 낙 → 허락'],
  ['else it is 낙: 승낙',                     '承諾',    '승낙',            '承 승 · 諾 낙 → 승낙'],
  ['worn smooth beyond the rule: 유월',        '六月',    '6월',             '六 륙 · 月 월 → 유월'],
  ['the reading that makes the meaning: 거',   '自転車',  '자전거',          '自 자 · 転 전 · 車 거 → 자전거'],
  ['of several meanings, the second: 차',      '電車',    '전철, 전차',      '電 전 · 車 차 → 전차'],
  ['meanings parted by ;',                     '自転車',  '바이크; 자전거',  '自 자 · 転 전 · 車 거 → 자전거'],
  ['meanings parted by /',                     '自転車',  '바이크/자전거',   '自 자 · 転 전 · 車 거 → 자전거'],
  ['meanings parted by ·',                     '自転車',  '바이크·자전거',   '自 자 · 転 전 · 車 거 → 자전거'],
  ['a newer form without a reading of its own', '転校',   '전학',            '転 전 · 校 교 → 전교'],
  ['a word that means something else',         '大丈夫',  '괜찮다',          '大 대 · 丈 장 · 夫 부 → 대장부'],
  ['so does it with a verb as its meaning',    '勉強',    '공부하다',        '勉 면 · 強 강 → 면강'],
  ['twice the same kanji',                     '堂堂',    '당당',            '堂 당 · 堂 당 → 당당'],
  ['a repeated kanji is that kanji',           '時々',    '가끔',            '時 시 · 時 시 → 시시'],
  ['repeated, the rule is for the first only', '歴々',    '명백함',          '歴 력 · 歴 력 → 역력 (력 역)'],
  ['kana after: no whole',                     '食べる',  '먹다',            '食 식'],
  ['kana before: no whole, and no rule',       'お料理',  '요리',            '料 료 · 理 리'],
  ['kana after: no rule either',               '来る',    '오다',            '来 래'],
  ['kana between: each kanji',                 '買い物',  '쇼핑',            '買 매 · 物 물'],
  ['a kanji alone is no Korean word',          '女',      '여자',            '女 녀'],
  ['kana only',                                'コーヒー', '커피',           null],
  ['a kanji without a reading',                '鱚',      '보리멸',          null],
  ['nothing but a sign of repetition',         '々',      '같은 글자',       null],
])('%s: %s', (_, word, meaning, bridge) => {
  expect(asText(word, meaning)).toBe(bridge);
});
