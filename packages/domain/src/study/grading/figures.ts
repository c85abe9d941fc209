import { nativeBefore, nativeValue, sino, sinoValue } from '../../language/korean/index.js';

/**
 * Groups of counters with the same meaning: first those after native numerals, then those after Sino-Korean ones. 번
 * belongs to the native ones: after a Sino-Korean numeral it is an ordinal and does not count.
 */
type Counters = { readonly native: readonly string[]; readonly sino: readonly string[] };

const group = (native: string, sinoKorean = ''): Counters => ({
  native: native.split(' ').filter(Boolean),
  sino: sinoKorean.split(' ').filter(Boolean),
});

const GROUPS: readonly Counters[] = [
  group('명 사람', '인'),
  group('살', '세'),
  group('달', '개월'),
  group('번 차례', '회'),
  group('주', '주일 주간 주'),
  group('군데 곳'),
  ...(
    '개 분 잔 병 장 권 마리 대 시 시간 가지 그릇 채 켤레 벌 송이 자루 쌍 조각 방울 끼 통 모금 다발 묶음 판 줄 배 척 그루 상자 봉지 ' +
    '컵 공기 접시 알 톨 마디 걸음 바퀴 식구 갈래 단 토막 포기 돌 해'
  )
    .split(' ')
    .map((counter) => group(counter)),
  ...(
    '분 초 월 일 년 층 호 호실 원 엔 달러 도 등 위 학년 반 교시 페이지 쪽 퍼센트 미터 센티 센티미터 킬로 킬로미터 그램 리터 톤 박 인분 ' +
    '번 번지 번선 호선 대 세기 주년 단계 과 장 조 칸 점 절 킬로그램'
  )
    .split(' ')
    .map((counter) => group('', counter)),
];

/** Days have words of their own. */
const DAYS = '하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘'.split(' ');

/** Counters that are written as one word with their number. */
const AS_ONE = /^(일|이|삼|사|오|육|칠|팔|구|십)(주일|주간|개월|인분|박|학년|층)(.*)$/;

const longestFirst = (a: string, b: string): number => b.length - a.length;
const COUNTERS = [...new Set(GROUPS.flatMap(({ native, sino: sinoKorean }) => [...native, ...sinoKorean]))].sort(
  longestFirst,
);

/** The most readings of a phrase: each number multiplies them. */
const READINGS_MAX = 60;

/**
 * A text with its numbers written in every other way: "figures, native and Sino-Korean words with every counter that
 * says the same" (docs/product/grading.md#numbers): 한 개 and 1개, 세 번, 3번 and 3회, 일주일, 1주일 and 한 주.
 */
export function withOtherFigures(text: string): string[] {
  const words = text.split(/\s+/);
  let texts: string[][] = [[]];
  for (let i = 0; i < words.length; ) {
    const found = numberAt(words, i);
    const ways = found ? [...new Set(found.ways)] : [words[i]!];
    texts = texts.flatMap((before) => ways.map((way) => [...before, way])).slice(0, READINGS_MAX);
    i += found ? found.length : 1;
  }
  return texts.map((each) => each.join(' ')).filter((other) => other !== text);
}

/** The ways to write a number without a counter, where the word is a number: 이백, 200; 만, 일만, 1만, 10000; 일곱, 7. */
export function otherNumerals(text: string): string[] {
  const native = nativeValue(text);
  if (native !== null) return [String(native)];
  const value = sinoValue(text);
  if (value === null || value === 0) return [];
  const units = [['만', 10_000] as const, ['천', 1000] as const, ['백', 100] as const];
  const mixed = units.flatMap(([name, size]) =>
    value % size === 0 && value / size < 10 ? [`${value / size}${name}`, ...(value === size ? [`일${name}`] : [])] : [],
  );
  return [String(value), sino(value)!, ...mixed].filter((other) => other !== text);
}

/** A text without the commas in its figures: the comma of 10,000 does not separate senses. */
export const withoutThousands = (text: string): string =>
  text.replace(/\d{1,3}(?:[,，]\d{3})+(?!\d)/g, (figures) => figures.replace(/\D/g, ''));

type FoundFigure = { readonly ways: readonly string[]; readonly length: 1 | 2 };

/** A number with its counter that begins at a word, and the number of words of it. */
function numberAt(words: readonly string[], i: number): FoundFigure | null {
  const [word, next] = [words[i]!, words[i + 1] ?? ''];
  const day = DAYS.findIndex(
    (name) => word.startsWith(name) && /^(?:[에는를가도만]|동안|에서|부터|까지|간)*$/.test(word.slice(name.length)),
  );
  if (day >= 0) return { ways: [word, ...waysOfDays(day + 1, word.slice(DAYS[day]!.length))], length: 1 };
  const joined = /^(\d[\d,]*[천백만억]?)(\D.*)$/.exec(word) ?? AS_ONE.exec(word);
  if (joined) {
    const [, number = '', ...rest] = joined;
    return found(word, number, rest.join(''), /^\d/.test(number) ? 'figures' : 'sino', 1);
  }
  if (next === '') return null;
  const kind =
    nativeValue(word) === null ? (sinoValue(word) === null ? null : /\d/.test(word) ? 'figures' : 'sino') : 'native';
  return kind && found(`${word} ${next}`, word, next, kind, 2);
}

function found(
  written: string,
  number: string,
  rest: string,
  kind: 'native' | 'sino' | 'figures',
  length: 1 | 2,
): FoundFigure | null {
  const value = kind === 'native' ? nativeValue(number) : sinoValue(number);
  const counter = COUNTERS.find((each) => rest.startsWith(each) && fits(each, kind));
  if (value === null || value === 0 || counter === undefined) return null;
  const tail = rest.slice(counter.length);
  if (counter === '시간' && tail.startsWith('표')) return null;
  const { native, sino: sinoKorean } = groupOf(counter, kind);
  const before = nativeBefore(value);
  const nativeNumbers = before === null ? [] : [before, ...(value === 3 ? ['석'] : []), ...(value === 4 ? ['넉'] : [])];
  const ways = [
    ...native.flatMap((each) => [
      ...nativeNumbers
        .filter((other) => !/[석넉]/.test(other) || /^(?:달|잔|장|대)$/.test(each))
        .map((other) => `${other} ${each}${tail}`),
      `${value}${each}${tail}`,
    ]),
    ...sinoKorean.flatMap((each) => [`${value}${each}${tail}`, `${sino(value)} ${each}${tail}`]),
  ];
  const days = counter === '일' && kind !== 'native' && value <= DAYS.length ? [`${DAYS[value - 1]}${tail}`] : [];
  return { ways: [written, ...ways, ...days], length };
}

const fits = (counter: string, kind: 'native' | 'sino' | 'figures'): boolean =>
  GROUPS.some(({ native, sino: sinoKorean }) =>
    (kind === 'figures' ? [...native, ...sinoKorean] : kind === 'native' ? native : sinoKorean).includes(counter),
  );

/** In figures 5분 are minutes, and no persons; 3번 counts, and 3장 are sheets. */
const groupOf = (counter: string, kind: 'native' | 'sino' | 'figures'): Counters => {
  const groups = GROUPS.filter(({ native, sino: sinoKorean }) =>
    (kind === 'native' ? native : kind === 'sino' ? sinoKorean : [...native, ...sinoKorean]).includes(counter),
  );
  return groups.at(counter === '분' && kind === 'figures' ? -1 : 0)!;
};

const waysOfDays = (value: number, tail: string): string[] => [`${value}일${tail}`, `${sino(value)} 일${tail}`];
