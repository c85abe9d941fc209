import { PARTICLES } from './inner-particle.js';

/** Verbs that are written as one word with their noun, by the noun's role: 떼쓰다, 화나다. */
const OBJECTS = {
  쓰: '떼 힘 애',
  치: '점 소리 헤엄 고함 호통 야단 장난 도망 발버둥 몸부림',
  내: '화 끝 힘 겁 한턱 흉내 박살',
  먹: '겁 마음',
  꾸: '꿈',
  추: '춤',
  자: '잠 낮잠 늦잠',
  뜨: '눈',
  짓: '매듭 미소 농사',
  받: '벌 상처 사랑 고통 축복 혜택',
  입: '상처',
  들: '시중 편',
  들이: '길',
  지: '빚 등',
  팔: '한눈',
};

const SUBJECTS = {
  나: '화 겁 신 끝 빛 이름 생각 냄새 노망 결말 큰일 고장',
  있: '맛 재미 멋',
  없: '맛 재미 소용 쓸모 염치 버릇 볼품 문제 틀림 다름 쓸데 터무니 어처구니',
  들: '힘 병',
  차: '숨',
  싸: '값',
  비싸: '값',
  설: '낯',
  익: '낯',
};

const tableOf = (nouns: Readonly<Record<string, string>>, particle: (noun: string) => string) =>
  Object.entries(nouns).flatMap(([stem, list]) =>
    list.split(' ').map((noun) => [`${noun}${stem}다`, `${particle(noun)} ${stem}다`] as const),
  );

const APART: ReadonlyMap<string, string> = new Map([
  ...tableOf(OBJECTS, PARTICLES.object),
  ...tableOf(SUBJECTS, PARTICLES.subject),
]);

/**
 * A verb that contains its noun, written with the noun apart and with its particle: 떼를 쓰다 of 떼쓰다
 * (docs/product/grading.md#inner-particles). These are listed, since 돌보다 is not 돌을 보다.
 */
export function withNounApart(text: string): string[] {
  const apart = APART.get(text);
  return apart ? [apart] : [];
}
