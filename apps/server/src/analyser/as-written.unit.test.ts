import { readWordBook } from '@utarang/content/words';
import { analyseText, createTextBook, type TextBook, type TextToken } from '@utarang/domain/text';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createCut } from './morphemes.js';

/** Texts as people write them (docs/product/lookup.md#text), with the words of the real book. */
const cut = createCut();
let book: TextBook;
beforeAll(async () => {
  book = createTextBook(await readWordBook(paths.words));
});

const tokensOf = (text: string): TextToken[] =>
  analyseText(text, cut, book)
    .stanzas.flat()
    .flatMap(({ tokens }) => [...tokens]);

const heard = (text: string): string =>
  tokensOf(text)
    .map(({ pronunciation, written }) => pronunciation ?? written)
    .join('')
    .replace(/\s/g, '');

// biome-ignore format: a table, to be read down
test.each([
  // kanji of former times and of Korea
  ['學校へ行く',       '갓코우에이쿠'],
  ['戀しい人',         '코이시이히토'],
  ['歸りたい',         '카에리타이'],
  ['淚が出る',         '나미다가데루'],
  ['步いて行く',       '아루이테이쿠'],
  ['眞夜中の聲',       '마요나카노코에'],
  ['樂しい國',         '타노시이쿠니'],
  ['櫻が滿開',         '사쿠라가만카이'],
  ['氣にしない',       '키니시나이'],
  ['靑い海',           '아오이우미'],
  ['會いたい',         '아이타이'],
  ['夢を戰う',         '유메오타타카우'],
  ['來ない',           '코나이'],
  ['獨りの夜',         '히토리노요루'],
  // dashes for the long vowel, but not those between words
  ['コㅡヒㅡ',         '코-히-'],
  ['コ―ヒ―',           '코-히-'],
  ['コ-ヒ-を飲む',     '코-히-오노무'],
  ['ラ―メン',          '라-멘'],
  ['ゲ−ム',            '게-무'],
  ['ｺｰﾋｰ',             '코-히-'],
  ['カ――夜',           '카――요루'],
] as const)('%s sounds %s', (text, expected) => {
  expect(heard(text)).toBe(expected);
});

// biome-ignore format: a table, to be read down
test.each([
  ['2日間',            'ふつかかん'],
  ['4日間',            'よっかかん'],
  ['一日間',           'いちにちかん'],
  ['十日間',           'とおかかん'],
  ['15日間',           'じゅうごにちかん'],
  ['1,000円',          'せんえん'],
  ['1,234,567円',      'ひゃくにじゅうさんまんよんせんごひゃくろくじゅうななえん'],
  ['１２，０００人',   'いちまんにせんにん'],
  ['１２３人',         'ひゃくにじゅうさんにん'],
  ['3.5キロ',          'さんてんごキロ'],
  ['0.5秒',            'れいてんごびょう'],
  ['12.05度',          'じゅうにてんれいごど'],
  ['30 分',            'さんじゅっぷん'],
  ['5　時',            'ごじ'],
  ['20 歳',            'はたち'],
  ['50%の',            'ごじゅっパーセント'],
  ['30cmの',           'さんじゅっセンチ'],
  ['25℃の',            'にじゅうごど'],
  ['3-5人',            'さん'],
  ['090-1234番',       'ゼロきゅうゼロ'],
  ['03-1234番',        'ゼロさん'],
  ['十分後',           'じゅっぷん'],
  ['十分以内',         'じゅっぷん'],
  ['十分だ',           'じゅうぶんだ'],
  ['九九',             'くく'],
  ['何十年',           'なんじゅうねん'],
  ['何百人',           'なんびゃくにん'],
  ['何千回',           'なんぜんかい'],
  ['何万人',           'なんまんにん'],
  ['何億光年',         'なんおくこうねん'],
  ['何百匹',           'なんびゃっぴき'],
  ['何千万',           'なんぜんまん'],
  ['10:30に',          'じゅうじ'],
] as const)('the number %s is read %s', (text, reading) => {
  expect(tokensOf(text)[0]?.reading).toBe(reading);
});

test('a number stands as it is written', () => {
  const [number] = tokensOf('1,000 円で');
  expect(number).toMatchObject({ written: '1,000 円', reading: 'せんえん', start: 0, end: 7 });
  expect(number?.furigana.map(({ text }) => text).join('')).toBe('1,000 円');
});
