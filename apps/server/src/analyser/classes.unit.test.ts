import { readWordBook } from '@utarang/content/words';
import { toHiragana } from '@utarang/domain/language';
import { analyseText, createTextBook, type TextBook, type TextToken } from '@utarang/domain/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createTokenizer } from './tokenizer.js';

/** Further cases of the rules of docs/product/lookup.md#spoken, #orders-and-wishes and #readings, with the real book. */
const cut = createTokenizer();
let book: TextBook;
beforeAll(async () => {
  book = createTextBook(await readWordBook(paths.words));
});

const tokensOf = (text: string): TextToken[] =>
  analyseText(text, cut, book)
    .stanzas.flat()
    .flatMap(({ tokens }) => [...tokens]);

// biome-ignore format: tables, to be read down
const GLOSSES: Readonly<Record<string, readonly (readonly [line: string, part: string, right: string])[]>> = {
  'contractions': [
    ['泣いてんの', '泣いてん', '울고 있다'],
    ['もう行っちゃえ', '行っちゃえ', '가 버려라'],
    ['飛んじゃえ', '飛んじゃえ', '날아 버려라'],
    ['笑わなくたって', '笑わなくたって', '웃지 않아도'],
    ['いくら待ったって', '待ったって', '기다려도'],
    ['高くたって', '高くたって', '높아도'],
    ['忘れらんねぇ', '忘れらんねぇ', '잊을 수 없어'],
    ['行くっきゃない', 'っきゃない', '~(으)ㄹ 수밖에 없다'],
    ['歩くしかない', 'しかない', '~(으)ㄹ 수밖에 없다'],
    ['もう寝ちまった', '寝ちまった', '자 버렸다'],
    ['遊んでばっかいる', 'ばっか', '~기만 (하다)'],
    ['僕じゃなきゃ', 'じゃなきゃ', '~이/가 아니면, ~(이)어야'],
    ['なめんなよ', 'なめんな', '핥지 마'],
    ['負けるもんか', 'もんか', '~(으)ㄹ까 보냐'],
    ['持ってこう', '持ってこう', '가져가자'],
    ['しなくちゃならない', 'しなくちゃならない', '해야 해'],
    ['言ってやんないと', '言ってやんないと', '말해 줘야 해'],
  ],
  'endings of songs': [
    ['風立ちぬ', '立ちぬ', '섰다'],
    ['夏は過ぎぬ', '過ぎぬ', '지나지 않다'],
    ['花は咲けども', 'ども', '~지만'],
    ['人なれば', 'なれば', '~(이)니까'],
    ['強く生きよ', '生きよ', '살아라'],
    ['早く言えよ', '言え', '말해라'],
    ['心を燃やせよ', '燃やせ', '불태워라'],
    ['泣くなかれ', '泣くなかれ', '울지 마'],
  ],
  'what is never asked': [
    ['何も知らないで', '知らないで', '모르고'],
    ['知らずに泣いた', '知らずに', '모르고'],
  ],
  'at will': [
    ['早く思い出せ', '思い出せ', '떠올려라'],
    ['思い出して', '思い出して', '떠올려 줘'],
    ['思い出せない', '思い出せない', '떠올릴 수 없다'],
    ['届け、この想い', '届け', '닿아라'],
  ],
  'behind what stands before': [
    ['死んだように眠る', 'ように', '~은 것처럼, ~은 듯이'],
    ['どこへ行こうとも', '行こう', '가더라도'],
    ['気をつけて', '気をつけて', '조심해 줘'],
    ['そばにいさせて', 'いさせて', '있게 해 줘'],
    ['空が晴れていく', '晴れていく', '개어 가다'],
  ],
  'words of two': [
    ['春がやってくる', 'やってくる', '찾아오다'],
    ['降り出した雨', '出した', '~기 시작했다'],
    ['響き渡る声', '渡る', '널리 ~하다'],
    ['言いそびれた', 'そびれた', '~지 못했다'],
    ['目が覚めている', '目が覚めている', '잠이 깨어 있다'],
    ['そんなわけない', 'わけない', '~(으)ㄹ 리가 없다'],
    ['男らしい', 'らしい', '~답다'],
  ],
};

describe.each(Object.entries(GLOSSES))('%s', (_, rows) => {
  test.each(rows)('%s: %s is %s', (line, part, right) => {
    expect(tokensOf(line).find(({ written }) => written === part)?.gloss).toBe(right);
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['つまんない',       'つまんない',   'つまらない'],
  ['たまんねえ',       'たまんねえ',   'たまらない'],
  ['ええ天気',         'ええ',         'いい'],
  ['ちゃうで',         'ちゃう',       'ちがう'],
  ['がっこー',         'がっこー',     '学校'],
  ['さいこー',         'さいこー',     '最高'],
  ['だせぇ',           'だせぇ',       'ダサい'],
  ['やっぱ好き',       'やっぱ',       'やっぱり'],
  ['カッコいい',       'カッコいい',   'かっこいい'],
  ['ヘン',             'ヘン',         '変'],
  ['まずっ',           'まずっ',       'まずい'],
  ['寒っ',             '寒っ',         '寒い'],
  ['エモい',           'エモい',       'エモい'],
  ['キモかった',       'キモかった',   'キモい'],
  ['イケてる',         'イケてる',     '行く'],
  ['フラれた',         'フラれた',     '振る'],
  ['アイシテル',       'アイシテル',   '愛する'],
  ['素敵な出逢い',     '出逢い',       '出会い'],
  ['夢みたい',         '夢',           '夢'],
  ['君を夢みたい',     '夢みたい',     '夢見る'],
] as const)('in %s, %s is of %s', (line, part, dictionary) => {
  expect(tokensOf(line).find(({ written }) => written === part)).toMatchObject({ written: part, dictionary });
});

// biome-ignore format: a table, to be read down
test.each([
  ['お腹が空いた',             'おなかがすいた'],
  ['席が空いた',               'せきがあいた'],
  ['市場で野菜を買う',         'いちばでやさいをかう'],
  ['株の市場は荒れた',         'かぶのしじょうはあれた'],
  ['知らぬ間に',               'しらぬまに'],
  ['知らない間に',             'しらないあいだに'],
  ['瞬く間に',                 'またたくまに'],
  ['高が知れる',               'たかがしれる'],
  ['金を出す',                 'かねをだす'],
  ['金の指輪',                 'きんのゆびわ'],
  ['鍵は開いていた',           'かぎはあいていた'],
  ['本を開いていた',           'ほんをひらいていた'],
  ['名前がない方は',           'なまえがないかたは'],
  ['高い方を選ぶ',             'たかいほうをえらぶ'],
  ['来る途中',                 'くるとちゅう'],
  ['一日中雨',                 'いちにちじゅうあめ'],
  ['実験は先月行った',         'じっけんはせんげつおこなった'],
  ['部屋が空く',               'へやがあく'],
  ['手を汚す',                 'てをよごす'],
  ['田中家',                   'たなかけ'],
  ['午前中',                   'ごぜんちゅう'],
  ['12:00の鐘',                'じゅうにじのかね'],
  ['9:05発',                   'くじごふんはつ'],
  ['何時に',                   'なんじに'],
  ['何時も',                   'いつも'],
  ['数億年',                   'すうおくねん'],
  ['億千万の',                 'おくせんまんの'],
  ['一億年',                   'いちおくねん'],
  ['第一章',                   'だいいっしょう'],
  ['千切れた',                 'ちぎれた'],
  ['デ一タ',                   'データ'],
] as const)('%s is read %s', (text, expected) => {
  const heard = tokensOf(text).map(({ reading, written }) => reading ?? written);
  expect(toHiragana(heard.join(''))).toBe(toHiragana(expected));
});
