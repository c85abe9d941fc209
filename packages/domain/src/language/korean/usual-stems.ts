import { lettersOf } from '../jamo.js';
import { candidatesOfOpen } from './stem-candidates.js';

/**
 * The stems of one syllable. Verbs and adjectives of Korean are a closed class: new ones are formed with 하다, 되다 and the
 * like. A longer stem may end with one of these, too: 들어가, 알아듣.
 */
// biome-ignore format: a table, to be read down
const STEMS = new Set(
  ('가 갈 감 갖 갚 개 걷 걸 검 겪 곪 곱 괴 굴 굵 굶 굽 굳 긁 긋 길 깁 까 깎 깔 깨 꺾 꼬 꼽 꽂 꾸 꿇 끄 끊 끌 끓 끼 ' +
    '나 낚 날 낡 남 낫 낮 낳 내 널 넓 넘 넣 녹 놀 놓 눕 늘 늙 늦 닦 닫 달 닮 닳 담 닿 대 덜 덮 데 돋 돌 돕 되 두 듣 들 딛 따 땋 때 떨 떼 뚫 뛰 뜨 뜯 띄 띠 ' +
    '막 말 맑 맞 맡 매 맵 맺 먹 멀 메 멎 몰 묵 묶 묻 물 묽 믿 밀 밉 받 밝 밟 배 뱉 벌 벗 베 보 볶 뵈 뵙 불 붉 붓 붙 비 빌 빗 빚 빨 빻 빼 뺏 뻗 뽑 뿜 ' +
    '사 살 삶 삼 새 서 섞 세 솟 쉬 쉽 식 신 싣 싫 심 싸 쌓 썩 썰 쏘 쏟 쏠 쑤 쓰 쓸 씌 씹 씻 안 앉 않 알 앓 얇 얕 얹 얻 얼 얽 엎 없 엮 열 오 옮 옳 외 울 웃 익 일 읽 잃 입 잇 있 잊 ' +
    '자 작 잘 잠 잡 재 적 젊 접 젓 젖 졸 좁 좇 좋 주 죽 줄 줍 쥐 지 짓 짖 짙 짚 짜 짧 째 쪼 쫓 찌 찍 찢 찧 차 참 찾 채 춥 치 캐 켜 크 타 털 튀 트 틀 ' +
    '파 팔 패 펴 푸 풀 품 피 하 핥 헐 훑 훔 휘 희 깊 높 싶 많 같 덥 럽 작 굵').split(' '),
);

/** The last syllables of other longer stems: 기다리, 바꾸, 다르, 어렵, 빨갛, 귀찮, 재밌. */
// biome-ignore format: a table, to be read down
const LONGER = new Set(
  ('이 히 리 미 비 치 기 우 구 추 르 프 쁘 그 으 키 디 니 래 꾸 누 무 부 수 루 쭈 귀 뀌 위 퀴 뉘 ' +
    '갑 겁 깝 맙 렵 롭 엽 섭 겹 둡 답 릅 립 쉽 갛 겋 랗 렇 맣 멓 얗 옇 떻 찮 잖 앗 듬 금 밌 둘 툴 글 궂 닫').split(' '),
);

/** Stems in 시 that are no honorific of another one: 마시, 계시, 눈부시. */
const OWN_SI = /[마모계드무부적쑤꼬]시$/;

/** Other ends that are too common in texts that are no stem to count alone: 자라, 놀라, 건너; but no 하더라. */
const OWN_ENDS = /(?:자|바|놀|모자|나무)라$|건너$/;

/** Stems that are the end of many nouns: 커피, 모자, 기차, 라디오. */
const NOUN_ENDS = /[피자차오]$/;
/** The longer stems with such an end: compounds after an infinitive, such as 들어오 and 걷어차, and a few others. */
const COMPOUNDS = /(?:살피|잠자|[알벅세득]차|[나다가사]오)$/;
const isCompound = (stem: string): boolean =>
  COMPOUNDS.test(stem) || (/[차오]$/.test(stem) && /^[ㅏㅓㅕㅘㅝㅐ]$/.test(lettersOf(stem.at(-2)!).slice(1)));

/** Checks whether a stem exists in Korean, by its last syllable: 공부하, 춥, 가시; but not 컬 or 동. */
export function isUsualStem(stem: string): boolean {
  const last = stem.slice(-1);
  if (last === '시' && stem.length > 1 && !OWN_SI.test(stem))
    return candidatesOfOpen(stem.slice(0, -1)).some(isUsualStem);
  if (stem.length > 1 && NOUN_ENDS.test(stem)) return isCompound(stem);
  return STEMS.has(last) || (stem.length > 1 && (LONGER.has(last) || OWN_SI.test(stem) || OWN_ENDS.test(stem)));
}
