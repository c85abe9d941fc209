import { expect, test } from 'vitest';
import { columnsByContent, columnsByHeading } from './columns.js';
import { listLine } from './list-line.js';
import { listedRows } from './listed-rows.js';
import { createMatcher } from './match.js';
import { plainCell, withoutFurigana } from './plain-cell.js';

test.each([
  ['<b>食べる</b>', '食べる'],
  ['食べる<br>타베루', '食べる\n타베루'],
  ['<div>水</div><div>물</div>', '水\n\n물'.replace('\n\n', '\n')],
  ['Q&amp;A&nbsp;&lt;3', 'Q&A <3'],
  ['&#27700;&#x6c34;', '水水'],
  ['&#55296;&#1114112;&nix;', '&#55296;&#1114112;&nix;'],
  ['水[sound:mizu.mp3]', '水'],
  ['<ruby>水<rp>(</rp><rt>みず</rt><rp>)</rp></ruby>', '水[みず]'],
  ['=1+1', '=1+1'],
  ['<img src=x onerror=alert(1)>', ''],
])('a field of Anki %s is the text %s', (source, text) => {
  expect(plainCell(source)).toBe(text);
});

test.each([
  ['食[た]べる', '食べる', 'たべる'],
  ['食べる（たべる）', '食べる', 'たべる'],
  ['学校(がっこう)', '学校', 'がっこう'],
  ['お 茶[ちゃ]', 'お茶', 'おちゃ'],
  ['お茶【おちゃ】', 'お茶', 'おちゃ'],
  [' 持[も]ち 物[もの]', '持ち物', 'もちもの'],
  ['ひらがな', 'ひらがな', ''],
  ['~(だ)', '~(だ)', ''],
])('%s is %s, read %s', (typed, text, reading) => {
  expect(withoutFurigana(typed)).toEqual({ text, reading });
});

test.each([
  ['食べる', '食べる', '', ''],
  ['1. 食べる', '食べる', '', ''],
  ['- 食べる - 먹다', '食べる', '', '먹다'],
  ['食べる(たべる) 먹다, 마시다', '食べる', 'たべる', '먹다, 마시다'],
  ['食べる【たべる】: to eat', '食べる', 'たべる', 'to eat'],
  ['毎日パンを食べる。', '毎日パンを食べる', '', '。'],
])('the line %s has the word %s', (line, text, reading, meaning) => {
  expect(listLine(line)).toEqual({ text, reading, meaning });
});

test('what nobody can read is taken out of lines and cells', () => {
  expect(listLine('食\u007fべ\ud800る\u009f - 먹\0다')).toEqual({ text: '食べる', reading: '', meaning: '먹다' });
  expect(listedRows([['食\0べる', '\u0085', '먹\t고\u001b']], ['단어', '읽기', '뜻'])).toEqual([
    { text: '食べる', reading: '', meaning: '먹 고' },
  ]);
  expect(listedRows([['\0', '', '먹다']], ['단어', '읽기', '뜻'])).toEqual([]);
});

test.each(['', '먹다', '---', '# 1과', 'taberu'])('the line %j has none', (line) => {
  expect(listLine(line)).toBeNull();
});

test.each([
  [['단어', '읽기', '한글 발음', '뜻'], { text: 0, reading: 1, meaning: 3 }],
  [['Item Type', 'Level', 'Characters', 'Meaning', 'Reading'], { kind: 0, text: 2, meaning: 3, reading: 4 }],
  [['Front', 'Back'], { text: 0, meaning: 1 }],
  [['Sort ID', 'Kana', 'English'], { text: 1, reading: 1, meaning: 2 }],
  [['Vocabulary-Kanji', 'Vocabulary-Kana'], { text: 0, reading: 1 }],
  [['번호', '급수'], null],
])('the headings %j', (headings, columns) => {
  expect(columnsByHeading(headings)).toEqual(columns);
});

test.each([
  [[['食べる', 'たべる', '타베루', '먹다']], { text: 0, reading: 1, meaning: 3 }],
  [[['먹다', '食べる']], { text: 1, meaning: 0 }],
  [[['1', '水', 'みず', 'water']], { text: 1, reading: 2, meaning: 3 }],
  [[['毎日パンを食べることにしています。', '食べる', '먹다']], { text: 1, meaning: 2 }],
  [[['먹다', 'to eat']], null],
])('without headings the columns are told by what stands in them: %j', (rows, columns) => {
  expect(columnsByContent(rows)).toEqual(columns);
});

test('a table is read by its headings; items that are no words are left out', () => {
  const table = [
    ['Item Type', 'Characters', 'Reading', 'Meaning'],
    ['radical', '一', '', 'ground'],
    ['vocabulary', '一つ', 'ひとつ', 'one thing'],
    ['vocabulary', '', '', 'nothing'],
  ];
  expect(listedRows(table)).toEqual([{ text: '一つ', reading: 'ひとつ', meaning: 'one thing' }]);
});

test('a table that begins at once loses no row', () => {
  expect(
    listedRows([
      ['単語', '뜻'],
      ['水', '물'],
    ]),
  ).toEqual([{ text: '水', reading: '', meaning: '물' }]);
  expect(
    listedRows([
      ['水', '물'],
      ['火', '불'],
    ])?.map(({ text }) => text),
  ).toEqual(['水', '火']);
});

const word = (id: number, japaneseWord: string, reading: string, meaningKo: string, written: string[] = []) => ({
  ...{ id, japaneseWord, reading, meaningKo },
  forms: written.map((one) => ({ written: one })),
});
const { add, match } = createMatcher<ReturnType<typeof word>>();
for (const each of [
  word(1, '食べる', 'たべる', '먹다', ['喰べる']),
  word(2, '辛い', 'からい', '맵다'),
  word(3, '辛い', 'つらい', '괴롭다'),
  word(4, '花', 'はな', '꽃'),
  word(5, '鼻', 'はな', '코'),
  word(6, 'パン', 'パン', '빵'),
  word(7, '勉強', 'べんきょう', '공부'),
  word(8, 'はな', 'はな', '처음'),
]) {
  add(each);
}

test.each([
  ['食べる', '', '', 'exact', [1]],
  ['喰べる', '', '', 'exact', [1]],
  ['たべる', '', '', 'exact', [1]],
  ['タベル', '', '', 'exact', [1]],
  ['ﾊﾟﾝ', '', '', 'exact', [6]],
  ['食べる', 'たべる', 'to eat', 'exact', [1]],
  ['食べる', 'くらう', '', 'several', [1]],
  ['辛い', '', '', 'several', [2, 3]],
  ['辛い', 'つらい', '', 'exact', [3]],
  ['辛い', 'からい、つらい', '', 'several', [2, 3]],
  ['辛い', '', '맵다, 얼큰하다', 'exact', [2]],
  ['勉強する', 'べんきょうする', '공부하다', 'exact', [7]],
  ['はな', '', '', 'exact', [8]],
  ['推し活', 'おしかつ', '덕질', 'none', []],
  ['먹다', '', '', 'none', []],
  ['', '', '', 'none', []],
] as const)('%s [%s] %s is %s', (text, reading, meaning, kind, ids) => {
  const found = match({ text, reading, meaning });
  expect([found.match, found.words.map(({ id }) => id)]).toEqual([kind, ids]);
});
