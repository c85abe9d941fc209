import { expect, test } from 'vitest';
import { isSenseShown } from './sense-shown.js';
import { nearestWord, wordsNotNear } from './synonym-options.js';

const word = (id: number, japaneseWord: string, reading: string, meaningKo: string) =>
  ({ id, japaneseWord, reading, meaningKo, accept: [], partsOfSpeech: ['noun'], level: 'N4', forms: [] }) as const;
const preparation = word(1, '準備', 'じゅんび', '준비');
const provision = word(2, '用意', 'ようい', '준비, 채비');
const facilities = word(3, '設備', 'せつび', '설비');
const outfit = word(4, '支度', 'したく', '채비, 준비');
const exam = word(5, '試験', 'しけん', '시험');
const match = word(6, '試合', 'しあい', '시합');
const advance = word(7, '予備', 'よび', '예비');
/** わけ and 訳, which is read やく. */
const cause = word(8, '理由', 'りゆう', '이유');
const reason = { ...word(9, 'わけ', 'わけ', '까닭, 이유'), forms: [{ written: '訳' }] };
const translation = word(10, '訳', 'やく', '번역');

// biome-ignore format: a table, to be read down
test.each([
  ['안경을 쓰고 나갔다.',   ['걸다'],   false],
  ['모자를 벽에 걸었다.',   ['걸다'],   true],
  ['고향이 그리워졌다.',    ['그립다'], true],
  ['이름을 불렀다.',        ['부르다'], true],
  ['짐을 보냈다.',          ['보내다'], true],
  ['내일 시험을 봐요.',     ['시험'],   true],
  ['오래 기다렸다.',        ['시험'],   false],
])('%s has %s: %s', (korean, senses, shown) => {
  expect(isSenseShown(korean, senses)).toBe(shown);
});

const links = { synonymsOf: (): (typeof provision)[] => [provision], isRefused: () => false };

test('the nearest word shares a sense that the sentence has', () => {
  expect(nearestWord(preparation, '여행 준비는 됐어요?', links)).toBe(provision);
  expect(nearestWord(preparation, '여행은 어땠어요?', links)).toBeUndefined();
  expect(nearestWord(preparation, '여행 준비는 됐어요?', { ...links, isRefused: () => true })).toBeUndefined();
});

// biome-ignore format: a table, to be read down
test.each([
  ['よほど',   'よほど',           'よっぽど',   'よっぽど', []],
  ['明後日',   'みょうごにち',     'あさって',   'あさって', [{ written: '明後日' }]],
  ['可愛らしい', 'かわいらしい',   'かわいい',   'かわいい', []],
])('%s %s is not asked for by %s, which is nearly the same word', (written, reading, other, otherReading, forms) => {
  const near = { ...word(12, other, otherReading, '모레'), forms };
  const synonymsOf = () => [near] as never;
  expect(nearestWord(word(11, written, reading, '모레'), '모레 만나요.', { ...links, synonymsOf })).toBeUndefined();
});

test('none that is not near has a sense in common or a link', () => {
  const made = wordsNotNear<typeof preparation | typeof match>(preparation as never, provision as never, {
    synonymsOf: () => [],
    isRefused: () => false,
    lookalikesOf: () => [outfit, facilities, exam, match, advance] as never,
    areNear: (_, other) => other.id === exam.id,
    hasForm: () => true,
  });
  expect(made?.map(({ id }) => id)).toEqual([facilities.id, match.id, advance.id]);
});

test('none is written as the word or the nearest one may be', () => {
  const made = wordsNotNear(cause as never, reason as never, {
    synonymsOf: () => [],
    isRefused: () => false,
    lookalikesOf: () => [translation, exam, match, advance] as never,
    areNear: () => false,
    hasForm: () => true,
  });
  expect(made).toEqual([exam, match, advance]);
});
