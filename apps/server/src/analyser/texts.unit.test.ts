import { readReference } from '@utarang/content/reference';
import { readWordBook, type WordEntry } from '@utarang/content/words';
import { toHiragana } from '@utarang/domain/language';
import { piecesOf, writtenText } from '@utarang/domain/sentences';
import {
  analyseText,
  createTextBook,
  FORM_ENTRIES,
  lineWords,
  type TextBook,
  type TextToken,
} from '@utarang/domain/text';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createTokenizer } from './tokenizer.js';

/** The rules of docs/product/lookup.md over what the analyser makes of texts, with the words of the real book. */
const cut = createTokenizer();
let book: TextBook;
let words: readonly WordEntry[];
beforeAll(async () => {
  words = await readWordBook(paths.words);
  book = createTextBook(words);
});

const tokensOf = (text: string): TextToken[] =>
  analyseText(text, cut, book)
    .stanzas.flat()
    .flatMap(({ tokens }) => [...tokens]);

const shown = ({ written, reading, dictionary }: TextToken): string =>
  reading === null
    ? written
    : [written, toHiragana(reading) === toHiragana(written) ? '' : reading, dictionary === written ? '' : dictionary]
        .join('/')
        .replace(/\/+$/, '');

// biome-ignore format: a table, to be read down
test.each([
  // forms are one word with what is attached
  ['食べられなかった。',           '食べられなかった/たべられなかった/食べる 。'],
  ['行きたくなってきた',           '行きたく/いきたく/行く なってきた//なる'],
  ['来てもいいんだよ',             '来てもいい/きてもいい/来る んだよ'],
  ['来られますか',                 '来られます/こられます/来る か'],
  ['勉強しています',               '勉強しています/べんきょうしています/勉強する'],
  ['静かな部屋をきれいにする',     '静かな/しずかな/静か 部屋/へや を きれいに//きれい する'],
  ['読めない漢字',                 '読めない/よめない/読む 漢字/かんじ'],
  ['泣かせないで',                 '泣かせないで/なかせないで/泣く'],
  ['愛してる',                     '愛してる/あいしてる/愛する'],
  ['歌わなければならない',         '歌わなければならない/うたわなければならない/歌う'],
  ['寂しかった夜',                 '寂しかった/さびしかった/寂しい 夜/よる'],
  ['お願いします',                 'お願いします/おねがいします'],
  ['見ていたのに',                 '見ていた/みていた/見る のに'],
  ['夢を見ていたんだ',             '夢を見ていたんだ/ゆめをみていたんだ/夢を見る'],
  ['木がいたんだ',                 '木/き が いたんだ//痛む'],
  ['食べてった',                   '食べてった/たべてった/食べる'],
  ['飲みすぎちゃった',             '飲みすぎちゃった/のみすぎちゃった/飲む'],
  ['お待たせしました',             'お待たせしました/おまたせしました'],
  ['行けるものなら',               '行ける/いける/行く もの なら'],
  ['会わないと決めた',             '会わない/あわない/会う と 決めた/きめた/決める'],
  ['飲まなければなりません',       '飲まなければなりません/のまなければなりません/飲む'],
  ['雨が降りそうだ',               '雨/あめ が 降りそうだ/ふりそうだ/降る'],
  ['階段を降りた',                 '階段/かいだん を 降りた/おりた/降りる'],
  ['綺麗だったでしょう',           '綺麗だったでしょう/きれいだったでしょう/きれい'],
  ['好きなんだけど',               '好きなんだ/すきなんだ/好き けど'],
  ['元気でいて',                   '元気/げんき で いて//いる'],
  ['嬉しかった',                   '嬉しかった/うれしかった/嬉しい'],
  ['どうしようもなく',             'どうしようもなく//どうしようもない'],
  ['線のいらない朝',               '線/せん の いらない//要る 朝/あさ'],
  ['誰もいらない、誰もいない',     '誰/だれ も いらない//要る 、 誰/だれ も いない//いる'],
  ['朝だといい',                   '朝/あさ だと いい'],
  ['そういい、笑った',             'そう いい//いう 、 笑った/わらった/笑う'],
  ['掃いて過ぎた',                 '掃いて/はいて/掃く 過ぎた/すぎた/過ぎる'],
  ['引き出しの奥',                 '引き出し/ひきだし の 奥/おく'],
  ['恋の続きじゃない',             '恋/こい の 続き/つづき じゃない'],
  ['続きを読む、読み続ける',       '続き/つづき を 読む/よむ 、 読み/よみ/読む 続ける/つづける'],
  ['会いに行く',                   '会い/あい/会う に 行く/いく'],
  ['おかえりと言う',               'おかえり//お帰り と 言う/いう'],
  ['残したものは一つ',             '残した/のこした/残す もの//物 は 一つ/ひとつ'],
  ['用事はないと言う',             '用事/ようじ は ない と 言う/いう'],
  ['もう少し、本当に、後で',       'もう少し/もうすこし 、 本当/ほんとう に 、 後/あと で'],
  // the expressions of the book that are forms are forms; others are words
  ['知らない、分かった',           '知らない/しらない/知る 、 分かった/わかった/分かる'],
  ['ビールをください',             'ビール を ください'],
  ['学生です',                     '学生/がくせい です'],
  // compounds by the book first, sayings by their words
  ['気に入った思い出',             '気に入った/きにいった/気に入る 思い出/おもいで'],
  ['雨が降る',                     '雨/あめ が 降る/ふる'],
  ['お湯を飲む',                   'お湯/おゆ/湯 を 飲む/のむ'],
  // counters and dates
  ['十九ページに三日目の駅',       '十九ページ/じゅうきゅうページ/ページ に 三日/みっか 目/め の 駅/えき'],
  ['三匹の猫',                     '三匹/さんびき/匹 の 猫/ねこ'],
  ['四月一日',                     '四月/しがつ 一日/ついたち'],
  ['二皿と三皿',                   '二皿/ふたさら/皿 と 三皿/さんさら/皿'],
  ['三年一組',                     '三年/さんねん/年 一組/いちくみ/組'],
  ['10時半に３人で',               '10時半/じゅうじはん に ３人/さんにん/三人 で'],
  ['20日まで',                     '20日/はつか/二十日 まで'],
  ['何回も何も',                   '何回/なんかい も 何も/なにも'],
  ['零度',                         '零度/れいど/度'],
  ['何色の傘',                     '何色/なにいろ の 傘/かさ'],
  ['雨の後、三日後',               '雨/あめ の 後/あと 、 三日/みっか 後/ご'],
  ['何分ですか',                   '何分/なんぷん です か'],
  ['二、三日で',                   '二/に 、 三日/さんにち で'],
  ['三日で',                       '三日/みっか で'],
  ['090-1234番',                   '090/ゼロきゅうゼロ - 1234番/いちにさんよんばん/番'],
  ['百円玉',                       '百円/ひゃくえん/円 玉/だま'],
  // written otherwise than in the book
  ['僕らの頃',                     '僕ら/ぼくら の 頃/ころ/ころ'],
  ['日々',                         '日々/ひび'],
  ['明後日',                       '明後日/あさって/あさって'],
  ['ギターを弾きながら',           'ギター を 弾きながら/ひきながら/弾く'],
  ['そうなんですか',               'そう なんです か'],
  // particles, names, mixed lines
  ['東京へは行かない',             '東京/とうきょう へ は 行かない/いかない/行く'],
  ['田中さんは',                   '田中/たなか さん は'],
  ['가나다 hello 猫!',              '가나다 hello  猫/ねこ !'],
  ['ｶﾀｶﾅ',                          'ｶﾀｶﾅ/カタカナ/かたかな'],
] as const)('%s', (text, expected) => {
  expect(tokensOf(text).map(shown).join(' ')).toBe(expected);
});

// biome-ignore format: a table, to be read down
test.each([
  ['私は東京へ行く',   '와타시 와 토우쿄우 에 이쿠'],
  ['君の名は',         '키미 노 나 와'],
  ['こんにちは',       '콘니치와'],
  ['では、また',       '데와  마타'],
  ['学校を見る',       '갓코우 오 미루'],
] as const)('%s sounds %s', (text, expected) => {
  expect(tokensOf(text).map(({ pronunciation }) => pronunciation).join(' ')).toBe(expected);
});

// biome-ignore format: a table, to be read down
test.each([
  ['食べられなかった', '먹을 수 없었다'],
  ['忘れないで',       '잊지 마'],
  ['静かな',           '조용한'],
  ['は',               '~은/는'],
  ['かもしれない',     '~(으)ㄹ지도 몰라'],
  ['見ていた',         '보고 있었다'],
  ['食べてった',       '먹고 갔다'],
  ['歩き出した',       '걷기 시작했다'],
  ['泣き続けている',   '계속 울고 있다'],
  ['話し合った',       '서로 이야기했다'],
  ['言えずに',         '말할 수 없이'],
  ['行かなきゃ',       '가야 해'],
  ['好きなんだ',       '좋아하는 거야'],
  ['うれしさ',         '기쁨'],
] as const)('%s says %s', (text, gloss) => {
  const sentence = text === 'は' ? '猫は' : text;
  expect(tokensOf(sentence).at(-1)?.gloss).toBe(gloss);
});

// biome-ignore format: a table, to be read down
test.each([
  ['手[て]を 上[あ]げて',            '手/て 上げて/上げる'],
  ['誰[だれ]も いないと 言[い]った', '誰/誰 いない/いる 言った/言う'],
  ['日[ひ]も いい 日[ひ]',           '日/日 いい/いい 日/日'],
  ['葉[は]は[わ] 一[ひと]つ',        '葉/葉 一つ/一つ'],
  ['本[ほん]を 読[よ]みながら',      '本/本 読みながら/読む'],
  ['聞[き]いて おく',                '聞いておく/聞く'],
  // of words written alike, the one that is read as the line says
  ['辛[から]くて、辛[つら]くて',     '辛くて/からい 辛くて/つらい'],
  ['店[みせ]が 開[あ]いて いる',     '店/店 開いている/あく'],
  ['何[なん]にも',                   '何/なん'],
] as const)('the words of the line %s', (text, expected) => {
  const pieces = piecesOf(text)!;
  const written = writtenText(pieces);
  const shownAs = (id: number) => words.find((word) => word.id === id)!;
  const found = lineWords(pieces, cut, book).words.map(({ id, start, end }) => [written.slice(start, end), shownAs(id)] as const);
  expect(found.map(([stands, word]) => `${stands}/${expected.includes(`${stands}/${word.reading}`) ? word.reading : word.japaneseWord}`).join(' ')).toBe(expected);
});

test('what is done to one stands behind に', () => {
  const namesIn = (text: string) => tokensOf(text).at(-1)?.names;
  expect(namesIn('先生に褒められた')).toEqual(['passive', 'past']);
  expect(namesIn('本当に食べられた')).toEqual(['potential', 'past']);
});

test('before what follows, なきゃ is a condition', () => {
  expect(tokensOf('言わなきゃよかった')[0]?.names).toEqual(['negative', 'provisional']);
  expect(tokensOf('もう言わなきゃ').at(-1)?.names).toEqual(['obligation']);
});

test('of words that the book does not have, the grammar is none', () => {
  expect(analyseText('田中さんは歩き続ける', cut, book).unknown).toEqual([]);
  expect(analyseText('睥睨して躄る', cut, book).unknown).toContain('躄る');
});

test('every ending that a form leads to is there', async () => {
  const { endings } = await readReference(paths.reference);
  const ids = new Set(endings.map(({ id }) => id));
  expect(FORM_ENTRIES.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(Object.getOwnPropertyNames(Object.prototype))('%s, which every object has, is a word like others', (name) => {
  for (const text of [name, `㐀${name}`, `三${name}`, `${name}を${name}する`])
    expect(
      tokensOf(text)
        .map(({ written }) => written)
        .join(''),
    ).toBe(text);
});

test('whatever the text is, nothing of it is lost', () => {
  const letters = fc.constantFrom(
    ...[
      '食べ',
      'られ',
      'なかっ',
      'た',
      '猫',
      'は',
      'が',
      '三',
      '10',
      '日',
      '匹',
      '何',
      '時',
      'ｶﾞ',
      'か\u3099',
      '\u0301',
      'ー',
      '々',
    ],
    ...['사랑', 'love', '<b>', '😀', '𠮷', '\n', '\n\n', ' ', '　', '。', '\t', 'する', 'ん', 'っ', '〜', '・'],
  );
  const anything = fc.oneof(
    fc.array(letters, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const { stanzas } = analyseText(text, cut, book);
      const lines = stanzas.flat();
      expect(lines.map((line) => line.text)).toEqual(text.split('\n').filter((line) => line.trim() !== ''));
      for (const { text: line, tokens } of lines) {
        expect(tokens.map(({ written }) => written).join('')).toBe(line);
        let index = 0;
        for (const { start, end, written, furigana } of tokens) {
          expect([start, end]).toEqual([index, index + written.length]);
          expect(furigana.map((part) => part.text).join('')).toBe(written);
          index = end;
        }
      }
    }),
    { numRuns: 300 },
  );
});
