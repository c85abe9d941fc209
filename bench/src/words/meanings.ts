import type { Random } from './random.js';

// biome-ignore format: lists
const NOUNS = [
  '사람', '물', '집', '길', '말', '일', '손', '눈', '마음', '하늘', '바람', '나무', '꽃', '비', '밥', '옷', '책', '돈', '밤', '아침',
  '저녁', '여름', '겨울', '봄', '가을', '바다', '산', '강', '섬', '다리', '머리', '얼굴', '목소리', '이야기', '생각', '느낌', '모양',
  '소리', '냄새', '빛', '그림자', '구름', '땅', '불', '얼음', '소금', '고기', '생선', '과일', '채소', '가게', '시장', '마을', '동네',
  '친구', '아이', '어른', '부모', '형제', '이웃', '손님', '주인', '선생님', '아가씨', '할머니', '젓가락', '숟가락', '그릇', '칼',
  '가방', '신발', '모자', '우산', '창문', '문', '벽', '지붕', '부엌', '마당', '열쇠', '종이', '글씨', '그림', '노래', '춤', '놀이',
];
// biome-ignore format: lists
const VERBS = [
  '하다', '되다', '있다', '없다', '가다', '오다', '먹다', '마시다', '보다', '듣다', '말하다', '읽다', '쓰다', '자다', '일어나다',
  '앉다', '서다', '걷다', '뛰다', '타다', '내리다', '열다', '닫다', '사다', '팔다', '주다', '받다', '만들다', '부르다', '기다리다',
  '만나다', '헤어지다', '시작하다', '끝나다', '바꾸다', '고치다', '씻다', '입다', '벗다', '던지다', '잡다', '놓다', '밀다', '당기다',
  '넣다', '꺼내다', '모으다', '나누다', '찾다', '잃다', '잊다', '외우다', '배우다', '가르치다', '묻다', '대답하다', '웃다', '울다',
];
// biome-ignore format: lists
const ADJECTIVES = [
  '크다', '작다', '많다', '적다', '좋다', '나쁘다', '높다', '낮다', '길다', '짧다', '넓다', '좁다', '빠르다', '느리다', '무겁다',
  '가볍다', '밝다', '어둡다', '뜨겁다', '차갑다', '달다', '쓰다', '맵다', '짜다', '예쁘다', '귀엽다', '무섭다', '외롭다', '즐겁다',
];

const endsInVowel = (word: string): boolean => (word.charCodeAt(word.length - 1) - 0xac00) % 28 === 0;

const object = (random: Random): string => {
  const noun = random.pickEarly(NOUNS);
  return `${noun}${endsInVowel(noun) ? '를' : '을'} ${random.pickEarly(VERBS)}`;
};

/** The Korean senses that a word of a kind may have. `stem` is its Korean reading, where it has one. */
export const SENSES = {
  compound: (random: Random, stem: string): string =>
    stem + random.pickEarly(['', '', '', '하다', '되다', '적', ' 상태', '하는 것', `의 ${random.pickEarly(NOUNS)}`]),
  verb: (random: Random): string => (random.next() < 0.4 ? random.pickEarly(VERBS) : object(random)),
  adjective: (random: Random): string =>
    random.next() < 0.5
      ? random.pickEarly(ADJECTIVES)
      : `${random.pickEarly(NOUNS)}처럼 ${random.pickEarly(ADJECTIVES)}`,
  noun: (random: Random): string =>
    random.next() < 0.3
      ? random.pickEarly(NOUNS)
      : `${random.pickEarly(NOUNS)}${random.pick([' ', '의 ', ' 없는 '])}${random.pickEarly(NOUNS)}`,
};
export type Kind = keyof typeof SENSES;

/** One to three senses, as the word book writes them. */
export function meaning(random: Random, kind: Kind, stem = ''): string {
  const senses = new Set<string>();
  for (let count = 1 + random.below(6) / 3; count >= 1; count--) senses.add(SENSES[kind](random, stem));
  return [...senses].join(', ');
}
