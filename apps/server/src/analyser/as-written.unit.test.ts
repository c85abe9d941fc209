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

const dictionaryOf = (text: string, written: string) =>
  tokensOf(text).find((token) => token.written === written)?.dictionary;

// biome-ignore format: a table, to be read down
test.each([
  // drawn out and slurred
  ['やばーい',             'やばーい',       'やばい'],
  ['すごーい',             'すごーい',       'すごい'],
  ['すげぇ',               'すげぇ',         'すごい'],
  ['すげーよ',             'すげー',         'すごい'],
  ['高ぇな',               '高ぇ',           '高い'],
  ['ラーメンうめーよ',     'うめー',         'うまい'],
  ['うるせぇ',             'うるせぇ',       'うるさい'],
  ['うっせぇわ',           'うっせぇ',       'うるさい'],
  ['さみー',               'さみー',         'さむい'],
  ['ありがとー',           'ありがとー',     'ありがとう'],
  ['おーさか',             'おーさか',       'おおさか'],
  ['だいじょーぶ',         'だいじょーぶ',   '大丈夫'],
  ['どーする',             'どー',           'どう'],
  ['もーいいよ',           'もー',           'もう'],
  ['好きだぁぁ',           '好きだぁぁ',     '好き'],
  ['やったー',             'やったー',       'やる'],
  ['がんばれー',           'がんばれー',     '頑張る'],
  ['おはよーございまーす', 'おはよーございまーす', 'おはようございます'],
  ['あっ、雨',             'あっ',           'あっ'],
  // katakana for words of the book
  ['ナミダ',               'ナミダ',         '涙'],
  ['ココロの中',           'ココロ',         '心'],
  ['キミがスキ',           'スキ',           '好き'],
  ['コワイ',               'コワイ',         'こわい'],
  ['ツラくて',             'ツラくて',       '辛い'],
  ['ヤバい',               'ヤバい',         'やばい'],
  ['ダメな人',             'ダメな',         'だめ'],
  ['見ないフリ',           'フリ',           'ふり'],
  ['コーヒーを飲む',       'コーヒー',       'コーヒー'],
  // verbs of katakana
  ['ググった',             'ググった',       'ググる'],
  ['ググって調べる',       'ググって',       'ググる'],
  ['バズってる',           'バズってる',     'バズる'],
  ['ミスった',             'ミスった',       'ミスる'],
  ['ディスる',             'ディスる',       'ディスる'],
  ['サボった',             'サボった',       'サボる'],
  ['モテない',             'モテない',       '持てる'],
  ['テレビって何',         'テレビ',         'テレビ'],
  // contractions
  ['俺んち',               'ち',             '家'],
  ['君んとこ',             'とこ',           '所'],
  ['これ捨てんね',         '捨てん',         '捨てる'],
  ['何食べんの',           '食べん',         '食べる'],
  ['頼りにならんだろ',     'ならん',         'なる'],
] as const)('of %s, %s is %s', (text, written, dictionary) => {
  expect(dictionaryOf(text, written)).toBe(dictionary);
});

// biome-ignore format: a table, to be read down
test.each([
  ['知らん',               '모르다'],
  ['行かん',               '가지 않다'],
  ['信じられん',           '믿을 수 없다'],
  ['信じらんない',         '믿을 수 없다'],
  ['何してん',             '하고 있다'],
  ['何すんだ',             '하는 거야'],
  ['何してんだ',           '하고 있는 거야'],
  ['やんねえ',             '하지 않다'],
  ['やってらんない',       '있을 수 없다'],
  ['笑ってりゃ',           '웃고 있으면'],
  ['行きゃ',               '가면'],
  ['行かなきゃならん',     '가야 해'],
  ['寝なきゃならない',     '자야 해'],
  ['食べたげる',           '먹어 주다'],
  ['読んだげる',           '읽어 주다'],
  ['嫌んなっちゃう',       '돼 버리다'],
  ['行かへん',             '가지 않다'],
  ['せえへん',             '하지 않다'],
  ['わからへん',           '모르다'],
  ['せなあかん',           '해야 해'],
  ['知らぬ',               '모르다'],
  ['変わらぬ',             '바뀌지 않다'],
  ['知らねば',             '모르면'],
  ['泣くまい',             '울지 않을 거야'],
  ['あるまい',             '없을 거야'],
  ['行くべからず',         '가지 마'],
] as const)('%s says %s', (text, gloss) => {
  expect(tokensOf(text).at(-1)?.gloss).toBe(gloss);
});

// biome-ignore format: a table, to be read down
test.each([
  ['やばーい',       '야바-이'],
  ['高ぇな',         '타카에나'],
  ['知らん',         '시란'],
  ['捨てんの',       '스텐노'],
  ['ココロ',         '코코로'],
] as const)('%s keeps its sound: %s', (text, expected) => {
  expect(heard(text)).toBe(expected);
});
