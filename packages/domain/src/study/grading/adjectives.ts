import type { Stem } from './infinitive.js';
import { bieup, hieut } from './irregular-stems.js';

/** Korean adjectives that are verbs in no sense, so that 다른 is right for the verb 違う (다르다). */
const STEMS = new Set(
  (
    '작 길 짧 높 낮 좋 나쁘 많 넓 깊 얕 얇 굵 가늘 젊 빠르 느리 예쁘 아프 기쁘 슬프 바쁘 고프 희 검 푸르 맑 흐리 다르 ' +
    '같 비싸 멀 어리 게으르 서투르 둥글 좁 싫 옳 드물 거칠 뛰어나 배고프 피곤하 곤란하 비슷하 충분하 필요하 가능하 우수하'
  ).split(' '),
);

const VERBS_IN_BIEUP = /[돕눕줍굽깁]$/;

/** Is a stem, of one word, an adjective whatever the Japanese word is? */
export function isAdjective(stem: Stem): boolean {
  if (STEMS.has(stem.text) || /(?:찮|잖)$/.test(stem.text)) return true;
  if (stem.final === 'ㅎ') return hieut(stem.text) === 'changes';
  return stem.final === 'ㅂ' && bieup(stem.text) === 'changes' && !VERBS_IN_BIEUP.test(stem.text);
}
