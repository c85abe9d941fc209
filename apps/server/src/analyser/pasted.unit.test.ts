import { readSentences } from '@utarang/content/sentences';
import { readWordBook, type WordEntry } from '@utarang/content/words';
import { createDictionary, createPartReadings, type Dictionary, recognise } from '@utarang/domain/pasted';
import { writtenText } from '@utarang/domain/sentences';
import { analyseLines, createTextBook, type TextBook } from '@utarang/domain/text';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createTokenizer } from './tokenizer.js';

/** The rules of docs/product/lookup.md#pasted-texts, with the analyser's dictionary and the real book. */
const cut = createTokenizer();
let words: readonly WordEntry[];
let book: TextBook;
let dictionary: Dictionary;
beforeAll(async () => {
  words = await readWordBook(paths.words);
  book = createTextBook(words);
  dictionary = createDictionary(cut, book, createPartReadings(words));
});

const linesOf = (text: string) => recognise(text, { dictionary }).stanzas.flat();

/** The lines with each given reading in braces after its letters. */
const shown = (text: string): string[] =>
  linesOf(text).map(({ text: line, given }) =>
    [...given]
      .reverse()
      .reduce(
        (out, { start, end, reading }) =>
          `${out.slice(0, start)}{${out.slice(start, end)}|${reading}}${out.slice(end)}`,
        line,
      ),
  );

const WINDOW = '{窓|まど}を{開|あ}けて';

describe('the reading that the author gave', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['round brackets',                '窓(まど)を開(あ)けて',                       [WINDOW]],
    ['wide round brackets',           '窓（まど）を開（あ）けて',                   [WINDOW]],
    ['square brackets',               '窓[まど]を開[あ]けて',                       [WINDOW]],
    ['wide square brackets',          '窓［まど］を開［あ］けて',                   [WINDOW]],
    ['lenticular brackets',           '窓【まど】を開【あ】けて',                   [WINDOW]],
    ['as Aozora has it',              '窓《まど》を開《あ》けて',                   [WINDOW]],
    ['with a bar',                    '｜窓《まど》を｜開《あ》けて',               [WINDOW]],
    ['with a narrow bar',             '|漢字《かんじ》を読《よ》む',                ['{漢字|かんじ}を{読|よ}む']],
    ['angle brackets',                '窓〈まど〉を開〈あ〉けて',                   [WINDOW]],
    ['tortoise-shell brackets',       '窓〔まど〕を開〔あ〕けて',                   [WINDOW]],
    ['braces',                        '窓{まど}を開{あ}けて',                       [WINDOW]],
    ['blanks within',                 '窓( まど )を開（　あ　）けて',               [WINDOW]],
    ['as Anki has it',                '食[た]べ 物[もの]が 好[す]きです',           ['{食|た}べ{物|もの}が{好|す}きです']],
    ['the tags of a page',            '<ruby>窓<rp>(</rp><rt>まど</rt><rp>)</rp></ruby>を<ruby>開<rt>あ</rt></ruby>けて', [WINDOW]],
    ['a whole word with its kana',    '食べ物(たべもの)と思い出(おもいで)',         ['{食|た}べ{物|もの}と{思|おも}い{出|で}']],
    ['okurigana within',              '取り扱い(とりあつかい)説明書(せつめいしょ)', ['{取|と}り{扱|あつか}い{説明書|せつめいしょ}']],
    ['kana before it',                'お茶(おちゃ)とご飯(ごはん)、バス停(ばすてい)', ['お{茶|ちゃ}とご{飯|はん}、バス{停|てい}']],
    ['kana before it that is none',   '私は母(はは)が好き',                         ['私は{母|はは}が好き']],
    ['the end of a compound',         '私立大学(だいがく)',                         ['私立{大学|だいがく}']],
    ['numbers',                       '一人(ひとり)で3つ(みっつ)、100円(ひゃくえん)', ['{一人|ひとり}で{3|みっ}つ、{100円|ひゃくえん}']],
    ['katakana',                      '東京(トウキョウ)の君(キミ)',                 ['{東京|トウキョウ}の{君|キミ}']],
    ['half-width katakana',           '東京(ﾄｳｷｮｳ)へ',                              ['{東京|トウキョウ}へ']],
    ['dots between the kanji',        '漢字（かん・じ）',                           ['{漢字|かんじ}']],
    ['another word than it is',       '運命(さだめ)の宇宙(そら)、本気(マジ)',       ['{運命|さだめ}の{宇宙|そら}、{本気|マジ}']],
    ['read as a whole',               '今日(きょう)も大人(おとな)の明日(あした)',   ['{今日|きょう}も{大人|おとな}の{明日|あした}']],
    ['in quotation marks',            '彼は「東京(とうきょう)」へ行(い)く',         ['彼は「{東京|とうきょう}」へ{行|い}く']],
    ['a repeated kanji',              '人々(ひとびと)の日々(ひび)',                 ['{人々|ひとびと}の{日々|ひび}']],
    ['kana once more',                'ラジオ(らじお)を聞く',                       ['ラジオを聞く']],
    ['a kanji that is a particle',    '野(の)に木(き)の葉(は)',                     ['{野|の}に{木|き}の{葉|は}']],
    ['behind each kanji',             '乗のり換かえて',                             ['{乗|の}り{換|か}えて']],
    ['in brackets and behind kanji',  '食(た)べ物(もの)を乗のり換かえて',           ['{食|た}べ{物|もの}を{乗|の}り{換|か}えて']],
    ['behind kanji, then in brackets', '乗のり換かえて君(きみ)の窓まど',           ['{乗|の}り{換|か}えて{君|きみ}の{窓|まど}']],
    ['brackets beside a particle',    '君(きみ)の葉は',                             ['{君|きみ}の葉は']],
    ['behind each kanji, longer',     '空そらを見上みあげて君きみを思おもう',       ['{空|そら}を{見上|みあ}げて{君|きみ}を{思|おも}う']],
    ['behind each kanji, with blanks', '乗 の り 換 か えて',                       ['{乗|の}り{換|か}えて']],
    ['on rows of their own',          '窓\nまど\nを開\nあ\nけて風\nかぜ\nを待\nま\nつ', ['{窓|まど}を{開|あ}けて{風|かぜ}を{待|ま}つ']],
    ['below the line, all in kana',   '窓を開けて風を待つ\nまどをあけてかぜをまつ', ['{窓|まど}を{開|あ}けて{風|かぜ}を{待|ま}つ']],
    ['below the line, with blanks',   '窓を開けて\nまど を あけて',                 [WINDOW]],
    ['above the line',                'まど あ\n窓を開けて',                        [WINDOW]],
    ['a list of words',               '猫\nねこ\n犬\nいぬ',                         ['{猫|ねこ}', '{犬|いぬ}']],
  ])('%s', (_, text, lines) => {
    expect(shown(text)).toEqual(lines);
  });
});

describe('"Ordinary brackets stay", and kana that only sound like a reading', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    '（笑）そうだね',
    '好きだよ（笑）',
    '今日は(3回)行った',
    '[速報] 雨が降る',
    '雨（あとで晴れ）が降る',
    '3:30に会う',
    '12:00から13:30まで',
    '君(の)声',
    '今日(も)雨',
    '明日(から)',
    '好き(だよ)',
    '東京(大阪も)へ',
    'かんじ(漢字)を書く',
    '学校(school)へ',
    '春の野の花が咲く',
    '葉は落ちる',
    '手で木を切る',
    '母は毎日花に水をやる',
    '空\nああ',
    'この子この世',
    'ぼくは空からもらったよ',
    'そんな話はナンセンスだ。',
  ])('%s', (text) => {
    expect(shown(text)).toEqual(text.split('\n'));
  });

  test('no sentence of the bank loses a letter (each eighth)', async () => {
    const bank = (await readSentences(paths.sentences, words))
      .filter((_, index) => index % 8 === 0)
      .map(({ pieces }) => writtenText(pieces));
    expect(bank.length).toBeGreaterThan(1_000);
    expect(bank.filter((text) => shown(text).join('\n') !== text)).toEqual([]);
  });
});

const line = (text: string, translation: string | null = null) => ({ text, translation });
const [A, B] = [line('窓を開けて', '창을 열고'), line('風を待つ', '바람을 기다려')];

describe('posts: the pronunciation goes, the translation goes to its line', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['three rows a line',             '窓を開けて\n마도오 아케테\n창을 열고\n風を待つ\n카제오 마츠\n바람을 기다려', [A, B], 2],
    ['with blank rows',               '窓を開けて\n마도오 아케테\n창을 열고\n\n風を待つ\n카제오 마츠\n바람을 기다려', [A, B], 2],
    ['a blank behind every row',      '窓を開けて\n\n마도오 아케테\n\n창을 열고\n\n風を待つ\n\n카제오 마츠\n\n바람을 기다려', [A, B], 2],
    ['the translation first',         '窓を開けて\n창을 열고\n마도오 아케테\n風を待つ\n바람을 기다려\n카제오 마츠', [A, B], 2],
    ['the pronunciation above',       '마도오 아케테\n窓を開けて\n창을 열고\n카제오 마츠\n風を待つ\n바람을 기다려', [A, B], 2],
    ['original and translation',      '窓を開けて\n창을 열고\n風を待つ\n바람을 기다려', [A, B], 0],
    ['translation above',             '창을 열고\n窓を開けて\n바람을 기다려\n風を待つ', [A, B], 0],
    ['original and pronunciation',    '窓を開けて\n마도오 아케테\n風を待つ\n카제오 마츠', [line('窓を開けて'), line('風を待つ')], 2],
    ['in blocks',                     '窓を開けて\n風を待つ\n\n마도오 아케테\n카제오 마츠\n\n창을 열고\n바람을 기다려', [A, B], 2],
    ['in two blocks',                 '窓を開けて\n風を待つ\n\n창을 열고\n바람을 기다려', [A, B], 0],
    ['in blocks without blank rows',  '窓を開けて\n風を待つ\n마도오 아케테\n카제오 마츠\n창을 열고\n바람을 기다려', [A, B], 2],
    ['in blocks, by lines',           '窓を開けて\n風を待つ\n\n마도오 아케테\n창을 열고\n카제오 마츠\n바람을 기다려', [A, B], 2],
    ['spelt as others spell',         '窓を開けて\n마도 오 아께떼\n창을 열고\n風を待つ\n가제오 마쯔\n바람을 기다려', [A, B], 2],
    ['in rōmaji',                     '窓を開けて\nmado o akete\n창을 열고\n風を待つ\nkaze o matsu\n바람을 기다려', [A, B], 2],
    ['on one row',                    '窓を開けて (마도오 아케테) 창을 열고\n風を待つ / 바람을 기다려', [A, B], 1],
    ['with a tab',                    '窓を開けて\t창을 열고\n風を待つ\t바람을 기다려', [A, B], 0],
    ['with furigana',                 '窓(まど)を開(あ)けて\n마도오 아케테\n창을 열고\n風(かぜ)を待(ま)つ\n카제오 마츠\n바람을 기다려', [A, B], 2],
    ['with headings',                 '가사\n窓を開けて\n風を待つ\n\n독음\n마도오 아케테\n카제오 마츠\n\n번역\n창을 열고\n바람을 기다려', [A, B], 2],
    ['words that sound alike',        '共有\n공유\n検索\n검색', [line('共有', '공유'), line('検索', '검색')], 0],
    ['a row in kana between',         '窓を開けて\nまどをあけて\n창을 열고', [A], 0],
    ['English once more',             "窓を開けて\nBaby don't cry\n창을 열고\nBaby don't cry", [A, line("Baby don't cry")], 0],
    ['what is no translation',        '窓を開けて\n\n오늘은 창문을 배워요.\n문법 설명이에요.', [line('窓を開けて'), line('오늘은 창문을 배워요.'), line('문법 설명이에요.')], 0],
    ['a block of another length',     '窓を開けて\n風を待つ\n春が来る\n\n창을 열고\n바람을 기다려', [line('窓を開けて'), line('風を待つ'), line('春が来る'), line('창을 열고'), line('바람을 기다려')], 0],
    ['English below is a line',       '窓を開けて\nOpen the window', [line('窓を開けて'), line('Open the window')], 0],
  ] as const)('%s', (_, text, lines, pronunciations) => {
    const { stanzas, counts } = recognise(text, { dictionary });
    expect(stanzas.flat().map(({ text: own, translation }) => ({ text: own, translation }))).toEqual(lines);
    expect(counts.pronunciations).toBe(pronunciations);
  });
});

describe('words with the reading that was given', () => {
  const tokens = (text: string) =>
    analyseLines(recognise(text, { dictionary }).stanzas, cut, book)
      .stanzas.flat()
      .flatMap((each) => each.tokens);
  const word = (text: string, written: string) => {
    const token = tokens(text).find((each) => each.written === written);
    return token && [token.given, token.reading, token.pronunciation, token.word?.japaneseWord, token.word?.reading];
  };
  // biome-ignore format: a table, to be read down
  test.each([
    ['食[た]べ 物[もの]が 好[す]きです', '食べ物',     [true, 'たべもの', '타베모노', '食べ物', 'たべもの']],
    ['とても辛(から)かった',             '辛かった',   [true, 'からかった', '카라캇타', '辛い', 'からい']],
    ['とても辛(つら)かった',             '辛かった',   [true, 'つらかった', '츠라캇타', '辛い', 'つらい']],
    ['窓が開(ひら)いた',                 '開いた',     [true, 'ひらいた', '히라이타', '開く', 'ひらく']],
    ['窓が開(あ)いた',                   '開いた',     [true, 'あいた', '아이타', '開く', 'あく']],
    ['市場(いちば)へ',                   '市場',       [true, 'いちば', '이치바', '市場', 'いちば']],
    ['市場(しじょう)へ',                 '市場',       [true, 'しじょう', '시죠우', '市場', 'しじょう']],
    ['運命(さだめ)の糸',                 '運命',       [true, 'さだめ', '사다메', '運命', 'うんめい']],
    ['東京(トウキョウ)へ',               '東京',       [true, 'トウキョウ', '토우쿄우', '東京', 'とうきょう']],
    ['解説書(かいせつしょ)を',           '解説',       [true, 'かいせつ', '카이세츠', '解説', 'かいせつ']],
    ['｜LOVE《ラブ》を',                 'LOVE',       [true, 'ラブ', '라부', undefined, undefined]],
    ['窓を開(あ)けて',                   '窓',         [undefined, 'まど', '마도', '窓', 'まど']],
  ] as const)('%s: %s', (text, written, expected) => {
    expect(word(text, written)).toEqual(expected);
  });

  test('the furigana is the author’s', () => {
    expect(tokens('食[た]べ 物[もの]')[0]!.furigana).toEqual([
      { text: '食', reading: 'た' },
      { text: 'べ', reading: null },
      { text: '物', reading: 'もの' },
    ]);
  });

  test('whatever was given, the words joined are the line, and so are the parts of each word', () => {
    const piece = fc.constantFrom(
      '窓(まど)',
      '開(あ)けて',
      '今日(こん)日',
      '食べ物(たべもの)',
      '｜LOVE《ラブ》',
      '三(み)つ',
      'を',
      '東京都(とうきょうと)',
      '見知(みし)らぬ',
      '、',
      ' ',
      '人(ひと)々',
      '一(ひと)人(り)',
      '学(がく)校(こう)',
      'さん',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const { stanzas } = recognise(pieces.join(''), { dictionary });
        for (const { text, tokens: own } of analyseLines(stanzas, cut, book).stanzas.flat()) {
          expect(own.map(({ written }) => written).join('')).toBe(text);
          for (const { written, furigana } of own) expect(furigana.map((part) => part.text).join('')).toBe(written);
        }
      }),
      { numRuns: 300 },
    );
  });
});
