/** Words with the same meaning in any phrase, as stems without a particle. */
const GROUPS: readonly (readonly string[])[] = (
  '여기 이곳, 거기 그곳, 회사 직장, 전 이전 예전, 아이 애 어린이, 휴대폰 핸드폰 휴대전화 스마트폰, 텔레비전 TV 티비, 색 색깔 색상, 근처 부근 주변, ' +
  '빨리 얼른 어서, 같이 함께, 정말 진짜 정말로 참, 이름 성함, 나이 연세, 한국어 한국말, 일본어 일본말, 구급차 앰뷸런스 응급차, 다음 담, ' +
  '사이즈 크기 치수, 뜻 의미, 아버지 아빠, 어머니 엄마, 잠깐 잠시 잠깐만 잠시만, 카드 신용카드, 봉투 봉지 비닐봉지, ' +
  '여권 패스포트, 열쇠 키, 메뉴 메뉴판, 지금 현재, 전철 지하철, 오른쪽 우측 오른편, 왼쪽 좌측 왼편, 현금인출기 ATM, 숟가락 스푼,  ' +
  '보통 대개, 근무 일, 자리 좌석, 가게 매장, 생일 생신, 음식 요리, 이야기 얘기 말씀, 머리 머리카락, 집 댁, 야근 잔업, 추후 나중, 곧 금방 바로, ' +
  '옆 곁, 데 곳, 저희 우리, 좀 조금 약간'
)
  .split(', ')
  .map((group) => [...new Set(group.split(' '))]);

const GROUP_OF = new Map<string, readonly string[]>();
for (const group of GROUPS) for (const word of group) GROUP_OF.set(word, group);

/** The synonyms of a stem, including itself. */
export const synonymsOf = (stem: string): readonly string[] => GROUP_OF.get(stem) ?? [stem];

/** Expressions of several words with the same meaning, as they are written with spaces. */
// biome-ignore format: a table, to be read down
const EXPRESSIONS: readonly (readonly string[])[] = [
  ['얼마나', '얼마 정도', '어느 정도', '얼마쯤', '얼마'],
  ['다시 한번', '한 번 더', '다시 한 번', '한번 더'],
  ['일주일 동안', '일주일간', '일주일', '한 주 동안', '한 주간', '1주일 동안', '1주일간', '1주일', '1주 동안', '7일 동안', '7일간'],
  ['전부', '모두', '전부 다', '모두 다'],
  ['하루에', '하루', '1일'],
  ['더 이상', '이제 더 이상', '더는', '이제 더는'],
  ['조금 더', '좀 더', '조금만 더', '좀만 더'],
  ['앞으로', '앞으로는', '이제부터', '이제부터는'],
  ['오래', '오랫동안', '많이'],
  ['쉬는 날', '휴일'],
  ['한국인', '한국 사람'],
  ['한가할 때', '시간 있을 때', '시간이 있을 때', '시간 날 때', '심심할 때'],
  ['몇 시에', '몇 시쯤', '몇 시쯤에'],
  ['언제', '언제쯤'],
];

/** Other ways to ask for a price: 얼마나 돼요 and 얼마 해요 for 얼마예요. */
const amounts = (text: string): string[] => {
  const before = /^(.*)얼(?:마(?:예요|입니까|인가요|죠)|만가요|맙니까)$/.exec(text)?.[1];
  return before === undefined ? [] : [`${before}얼마나 돼요`, `${before}얼마 돼요`, `${before}얼마 해요`];
};

/** The phrase, and its variants with other expressions. */
export function otherExpressions(text: string): string[] {
  let texts = [text, ...amounts(text)];
  for (const group of EXPRESSIONS) {
    texts = texts.flatMap((each) => {
      const found = group.find((expression) => ` ${each} `.includes(` ${expression} `));
      return found ? group.map((other) => ` ${each} `.replace(` ${found} `, ` ${other} `).trim()) : [each];
    });
  }
  return [...new Set(texts)];
}
