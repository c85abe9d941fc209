import { readWordBook } from '@utarang/content/words';
import { analyseText, createTextBook, type TextBook, type TextToken } from '@utarang/domain/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createTokenizer } from './tokenizer.js';

/** Lines as they are sung and posted, by the classes of docs/product/lookup.md#spoken and #forms, with the real book. */
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
    ['全部飲んじゃう', '飲んじゃう', '마셔 버리다'],
    ['泣かにゃならん', '泣かにゃならん', '울어야 해'],
    ['言えっこない', 'っこない', '~(으)ㄹ 리가 없다'],
    ['負けっこない', '負け', '지다'],
    ['食べれん', '食べれん', '먹을 수 없다'],
    ['笑ってんじゃねえよ', '笑ってん', '웃고 있다'],
    ['待っててくんない', '待っててくんない', '기다리고 있어 주지 않다'],
    ['いただけんね', 'いただけん', '받을 수 없다'],
    ['眠れん夜', '眠れん', '잠들 수 없다'],
    ['置いてけ', '置いてけ', '두고 가라'],
    ['笑ってられない', '笑ってられない', '웃고 있을 수 없다'],
    ['死なんで', '死なんで', '죽지 마'],
    ['行かんでいい', '行かんで', '가지 않고'],
    ['やってみっか', 'やってみっ', '해 볼까'],
    ['見えてんの', '見えてん', '보이고 있다'],
    ['宿題やんなきゃ', 'やんなきゃ', '해야 해'],
    ['置いとく', '置いとく', '두다'],
  ],
  'two verbs': [
    ['歩き出そうとして', '出そう', '걷기 시작하려고'],
    ['食べきれない', 'きれない', '다 먹을 수 없다'],
    ['疲れ切った', '切った', '완전히 지쳤다'],
    ['忘れかけていた', 'かけていた', '잊어 가고 있었다'],
    ['死にかけた', 'かけた', '죽을 뻔했다'],
    ['忘れ得ぬ人', '得ぬ', '잊을 수 없다'],
    ['勉強し始めた', '始めた', '공부하기 시작했다'],
    ['愛し抜く', '抜く', '끝까지 사랑하다'],
    ['俺について来い', 'ついて来い', '따라와라'],
    ['追ってくる', '追ってくる', '쫓아오다'],
    ['寒くなってきた', 'なってきた', '추워져 왔다'],
  ],
  'what is done to one': [
    ['愛されている', '愛されている', '사랑받고 있다'],
    ['言葉が刻まれている', '刻まれている', '새겨져 있다'],
    ['騙された', '騙された', '속았다'],
    ['先生に褒められた', '褒められた', '칭찬을 받았다'],
    ['含まれている', '含まれている', '포함돼 있다'],
    ['計画が発表された', '発表された', '발표됐다'],
  ],
  'nouns of grammar': [
    ['よく泣いたものだ', 'もの', '~곤 했다, ~았/었지'],
    ['会ったことがない', 'ことがない', '~(으)ㄴ 적이 없다'],
    ['君なしでは', 'なしでは', '~ 없이'],
    ['言わざるを得ない', 'ざるを得ない', '~지 않을 수 없다'],
    ['いるはずのない人', 'はずのない', '~(으)ㄹ 리가 없다'],
    ['時とともに', 'とともに', '~와/과 함께'],
    ['君によって', 'によって', '~에 의해, ~에 따라'],
    ['そうじゃなくちゃ', 'じゃなくちゃ', '~이/가 아니면, ~(이)어야'],
  ],
  'of elsewhere and of former times': [
    ['泣いとる', '泣いとる', '울고 있다'],
    ['知っとった', '知っとった', '알고 있었다'],
    ['飲んどる', '飲んどる', '마시고 있다'],
    ['何しとるの', 'しとる', '하고 있다'],
    ['好きやった', '好きやった', '좋아했다'],
    ['去りし日', '去りし', '떠났다'],
    ['花は散りけり', '散りけり', '졌다'],
    ['行かむ', '行かむ', '가자'],
    ['愛せ', '愛せ', '사랑해라'],
    ['海へ出ろ', '出ろ', '나가라'],
  ],
  'a sense by what stands before': [
    ['薬を飲んだ', '飲んだ', '먹었다'],
    ['水を飲んだ', '飲んだ', '마셨다'],
    ['眼鏡をかけていく', 'かけていく', '쓰고 가다'],
    ['我慢した', '我慢した', '참았다'],
    ['昼寝した', '昼寝した', '낮잠을 잤다'],
  ],
};

describe.each(Object.entries(GLOSSES))('%s', (_, rows) => {
  test.each(rows)('%s: %s is %s', (line, part, right) => {
    const token = tokensOf(line).find(({ written }) => written === part);
    expect(token?.gloss ?? token?.word?.meaningKo.split(/[,(]/)[0]?.trim()).toBe(right);
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['とーきょー',        'とーきょー', '東京'],
  ['かっけー',          'かっけー',   'かっこいい'],
  ['しんでぇ',          'しんでぇ',   'しんどい'],
  ['この靴きもちぃ',    'きもちぃ',   '気持ちいい'],
  ['おつかれー',        'おつかれー', 'お疲れ様'],
  ['きけんな場所',      'きけんな',   '危険'],
  ['せかいのはて',      'せかい',     '世界'],
  ['みらいへ',          'みらい',     '未来'],
  ['みずうみ',          'みずうみ',   '湖'],
  ['ほしぞら',          'ほしぞら',   '星空'],
  ['一日の終わりに',    '終わり',     '終わり'],
  ['なつのおわり',      'おわり',     '終わり'],
  ['ほんとうのきもち',  'きもち',     '気持ち'],
  ['タンパク質',        'タンパク質', 'タンパク質'],
  ['エンドウ豆',        'エンドウ豆', 'エンドウ豆'],
  ['ミナちゃん',        'ミナ',       'ミナ'],
  ['想い出した',        '想い出した', '思い出す'],
] as const)('in %s, %s is of %s', (line, part, dictionary) => {
  expect(tokensOf(line).find(({ written }) => written === part)).toMatchObject({ written: part, dictionary });
});

// biome-ignore format: a table, to be read down
test.each([
  ['2～3日',            '니 산니치'],
  ['舞台の上手から',    '부타이 노 카미테 카라'],
  ['今日では珍しい',    '콘니치 데와 메즈라시이'],
  ['空になった瓶',      '카라 니 낫타 빈'],
  ['七時頃',            '시치지 고로'],
  ['大人気ない',        '오토나게 나이'],
])('%s is said %s', (line, said) => {
  expect(
    tokensOf(line)
      .flatMap(({ pronunciation }) => pronunciation ?? [])
      .join(' '),
  ).toBe(said);
});
