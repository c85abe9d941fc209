import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { createSearchIndex } from './search-index.js';
import type { SearchableWord } from './words.js';

const word = (id: number, japaneseWord: string, reading: string): SearchableWord => ({
  id,
  japaneseWord,
  reading,
  koreanPronunciation: '',
  meaningKo: '뜻',
});
const words = [
  word(12, '学校', 'がっこう'),
  word(11, '青い', 'あおい'),
  word(10, '待ち合わせ', 'まちあわせ'),
  word(9, '振り向く', 'ふりむく'),
  word(8, '大好き', 'だいすき'),
  word(7, '寂しい', 'さびしい'),
  word(6, '一番', 'いちばん'),
  word(5, '色々', 'いろいろ'),
  word(4, '思い出す', 'おもいだす'),
  word(3, '割合', 'わりあい'),
  word(2, '仕方ない', 'しかたない'),
  word(1, 'お茶', 'おちゃ'),
  word(0, 'ダイヤモンド', 'ダイヤモンド'),
];
const index = createSearchIndex(words);

// biome-ignore format: a table, to be read down
test.each([
  ['學校',       '学校'],
  ['碧い',       '青い'],
  ['想い出す',   '思い出す'],
  ['待合せ',     '待ち合わせ'],
  ['ふり向く',   '振り向く'],
  ['だい好き',   '大好き'],
  ['さみしい',   '寂しい'],
  ['サミシイ',   '寂しい'],
  ['1番',        '一番'],
  ['色色',       '色々'],
  ['割合い',     '割合'],
  ['仕方無い',   '仕方ない'],
  ['御茶',       'お茶'],
  ['ダイアモンド', 'ダイヤモンド'],
  ['お割合',     '割合'],
])('%s finds %s, and says so', (query, found) => {
  for (const mode of ['all', 'pronunciation', 'meaning'] as const) {
    const { total, exact, hits, interpretedAs } = index.search(asSearched(query), mode, { offset: 0, limit: 3 });
    expect(total).toBe(1);
    expect(exact).toBe(0);
    expect(hits[0]).toMatchObject({ match: 'tolerant' });
    expect(index.search(asSearched(interpretedAs!), mode, { offset: 0, limit: 1 }, { exactOnly: true }).hits[0]!.row).toBe(
      hits[0]!.row,
    );
    expect(words[hits[0]!.row]!.japaneseWord).toBe(found);
  }
});

// Of several kanji none may be left out, and の of 本の is no end of もの.
const others = createSearchIndex([
  word(9, '自動車学校', 'じどうしゃがっこう'),
  word(8, '日本語', 'にほんご'),
  word(7, '本物', 'ほんもの'),
  word(6, '友達', 'ともだち'),
  word(5, '民主主義国', 'みんしゅしゅぎこく'),
  word(4, '出入り', 'でいり'),
  word(3, '着物', 'きもの'),
]);
const first = (query: string) => others.search(asSearched(query), 'all', { offset: 0, limit: 1 }).hits[0]?.row ?? null;
// biome-ignore format: a table, to be read down
test.each([
  ['自学',       null],
  ['日語',       null],
  ['本の',       null],
  ['本もの',     2],
  ['友だち',     3],
  ['民主主義國', 4],
  ['出入',       5],
  ['着物の',     null],
])('%s finds row %s', (query, row) => {
  expect(first(query)).toBe(row);
});

test.each(['学院', '待たせ', '向こう', '好奇心', 'ふり返る'])('%s is none of them', (query) => {
  expect(index.search(asSearched(query), 'all', { offset: 0, limit: 3 }).total).toBe(0);
});
