import { furiganaOf, piecesOf, unitStarts, wordPlaces, writtenText } from '@utarang/domain/sentences';
import { beforeAll, expect, test } from 'vitest';
import { shippedBook, shippedSentences, speller } from '../../test/shipped.js';
import { findings } from '../../words/checks/exceptions.js';
import type { Speller } from '../../words/checks/spelling.js';
import type { WordEntry } from '../../words/entry.js';
import type { Sentence } from '../parse.js';
import { type Analyse, otherReadings, otherSounds, sentenceAnalyser } from './analysis.js';
import { furtherWordFinder } from './further-words.js';
import { occurrencesOf, uncovered } from './occurrence.js';
import { unknownKorean } from './spelling.js';

let sentences: Sentence[];
let book: Map<number, WordEntry>;
let words: WordEntry[];
let knows: Speller;
let analyse: Analyse;
beforeAll(async () => {
  words = await shippedBook();
  book = new Map(words.map((word) => [word.id, word]));
  sentences = (await shippedSentences()).sentences;
  knows = await speller();
  analyse = sentenceAnalyser();
});

test('the analyser reads every sentence as we do, or the difference has a reason', () => {
  const found = sentences.flatMap(({ pieces }) => otherReadings(pieces, analyse));
  expect(findings(found, 'sentence-readings.tsv')).toEqual([]);
});

test('は and へ are marked where they sound わ and え, and nowhere else', () => {
  const found = sentences.flatMap(({ pieces, wordIds }) => {
    const words = wordIds.map((id) => book.get(id)!).filter(({ japaneseWord }) => /[はへ]/.test(japaneseWord));
    const morphemes = analyse(writtenText(pieces));
    const placesOf = (of: readonly WordEntry[]) => of.flatMap((word) => occurrencesOf(word, morphemes, pieces));
    return otherSounds(
      pieces,
      analyse,
      placesOf(words.filter(isOneWord)),
      placesOf(words.filter((word) => !isOneWord(word))),
    );
  });
  expect(found).toEqual([]);
});

test('a space stands before a word of its own, never before a particle or an ending', () => {
  // ございます is a verb of its own that the analyser calls an auxiliary (docs/product/pronunciation.md#units).
  const isWord = ({ surface, part }: { surface: string; part: string }) =>
    (part !== '助詞' && part !== '助動詞') || surface.startsWith('ござ');
  const found = sentences.flatMap(({ pieces, wordIds }) => {
    const starts = spacesOf(pieces.map(({ written }) => written).join(''));
    const morphemes = analyse(writtenText(pieces));
    // へこへこ, whose へ the analyser takes for a particle
    const named = () => wordIds.flatMap((id) => occurrencesOf(book.get(id)!, morphemes, pieces));
    return starts
      .filter((index) => !morphemes.some((each) => each.start === index && isWord(each)))
      .filter((index) => !named().some(({ start }) => start === index))
      .map((index) => `${writtenText(pieces)}\t${index}`);
  });
  expect(found).toEqual([]);
});

test('every word that a sentence names stands in it', () => {
  const found = sentences.flatMap(({ id, pieces, wordIds }) => {
    const morphemes = analyse(writtenText(pieces));
    return wordIds
      .map((wordId) => book.get(wordId)!)
      .filter((word) => occurrencesOf(word, morphemes, pieces).length === 0)
      .map((word) => `${id} has no ${word.japaneseWord}`);
  });
  expect(found).toEqual([]);
});

test('every word stands where the analyser finds it, and as long as it says at least', () => {
  const found = sentences.flatMap(({ id, pieces, wordIds }) => {
    const written = writtenText(pieces);
    const morphemes = analyse(written);
    const words = wordIds.map((wordId) => book.get(wordId)!);
    const places = wordPlaces({ parts: furiganaOf(pieces), units: unitStarts(pieces) }, words);
    return words.flatMap((word) => {
      const place = places.find((each) => each.id === word.id);
      const theirs = occurrencesOf(word, morphemes, pieces).map(({ start, end }) => [start, end]);
      const agrees = place && theirs.some(([start, end]) => place.start === start && place.end >= end!);
      const said = place ? written.slice(place.start, place.end) : 'nowhere';
      return agrees
        ? []
        : [
            `${id} ${written} ${word.japaneseWord}: ${said}, ${theirs.map(([start, end]) => written.slice(start, end)).join(' ')}`,
          ];
    });
  });
  expect(found).toEqual([]);
});

test('every word of a sentence is named, or is a name or a word of the grammar', () => {
  const found = sentences.flatMap(({ pieces, wordIds }) =>
    uncovered(
      wordIds.map((id) => book.get(id)!),
      analyse(writtenText(pieces)),
      pieces,
    ).map(({ lemma }) => lemma),
  );
  expect(findings(found, 'sentence-words.tsv')).toEqual([]);
});

test('every word without a level that stands in a sentence is named by it', () => {
  const find = furtherWordFinder(book);
  const found = sentences.flatMap((sentence) =>
    find(sentence, analyse(writtenText(sentence.pieces))).map(
      ({ word, insteadOf }) =>
        `${sentence.id} does not name ${word.id} ${word.japaneseWord}${insteadOf.map((id) => `, instead of ${id}`).join('')}`,
    ),
  );
  expect(found).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  // text                                            names            for      further words
  ['日本語[にほんご]を 勉強[べんきょう]する。',      '勉強',          '勉強',  ['日本語']],
  ['電話[でんわ]番号[ばんごう]を 書[か]く。',        '電話 番号 書く', '書く',  ['電話番号 instead of 電話 番号']],
  ['電話[でんわ]番号[ばんごう]を 書[か]く。',        '電話 番号 書く', '番号',  []],
  ['東京[とうきょう]へ[え] 行[い]く。',              '行く',          '行く',  ['東京']],
  ['きのう、東京[とうきょう]へ[え] 行[い]く。',      '東京 行く',     '行く',  []],
  // a set phrase takes the place of none of its words, nor a noun that of a form
  ['お元気[げんき]ですか。',                         '元気',          '元気',  []],
  ['飲[の]みすぎて、 頭[あたま]が 痛[いた]い。',     '飲む 頭 痛い',  '頭',    []],
])('%s, which names %s, has further words', (text, names, target, further) => {
  const named = names.split(' ').map((name) => words.find(({ japaneseWord }) => japaneseWord === name)!);
  const targetIds = named.filter(({ japaneseWord }) => japaneseWord === target).map(({ id }) => id);
  const wordIds = named.map(({ id }) => id);
  const sentence = { id: 1, level: 'N5' as const, text, meaningKo: '', wordIds, targetIds, situations: [] };
  const pieces = piecesOf(text)!;
  const found = furtherWordFinder(book)({ ...sentence, pieces }, analyse(writtenText(pieces)));
  const nameOf = (id: number) => book.get(id)!.japaneseWord;
  expect(
    found.map(({ word, insteadOf }) =>
      [word.japaneseWord, ...(insteadOf.length > 0 ? ['instead of', ...insteadOf.map(nameOf)] : [])].join(' '),
    ),
  ).toEqual(further);
});

test('every Korean word of a sentence is spelt right, or listed', () => {
  const found = sentences.flatMap(({ meaningKo }) => unknownKorean(meaningKo, knows));
  expect(findings(found, 'sentence-spelling.tsv')).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  // word     text                                      stands in it
  ['食べる',  'パンを 食[た]べませんでした。',          true],
  ['食べる',  'パンを 飲[の]みました。',                false],
  ['行く',    '駅[えき]へ[え] 行[い]きましょう。',      true],
  ['来る',    'バスが 来[こ]ない。',                    true],
  ['ある',    '辞書[じしょ]が あります。',              true],
  ['いる',    '猫[ねこ]が いました。',                  true],
  ['ない',    '水[みず]が なかった。',                  true],
  ['ない',    '水[みず]を 飲[の]まない。',              false],
  ['冊',      '犬[いぬ]が 三匹[さんびき] います。',     false],
  ['匹',      '犬[いぬ]が 三[さん]匹[びき] います。',   true],
  ['半',      '三[さん]時[じ]半[はん]に 寝[ね]る。',    true],
  ['少し',    'もう 少[すこ]し 寝[ね]よう。',           true],
  ['切手',    '肉[にく]を 切[き]って ください。',       false],
  ['切る',    '肉[にく]を 切[き]って ください。',       true],
  ['西',      '静[しず]かに して ください。',           false],
  ['朝ご飯',  '朝[あさ]ご飯[はん]は[わ] おいしい。',    true],
  ['一日',    '四月[しがつ]一日[ついたち]です。',       true],
  ['今日',    '明日[あした]は[わ] 雨[あめ]だ。',        false],
  ['読む',    '漢字[かんじ]が 読[よ]めません。',        true],
  ['買う',    'ここで 買[か]えますか。',                true],
  ['書く',    '漢字[かんじ]が 読[よ]めません。',        false],
  ['行く',    'ピアノが 弾[ひ]けた。',                  false],
  ['値段',  '値段[ねだん]を 見[み]る。',              true],
  ['かもしれない', '雨[あめ]かもしれない。',            true],
  ['器用',    '私[わたし]は[わ] 不器用[ぶきよう]だ。',  true],
  ['ぽつん',  '家[いえ]が ぽつんと 建[た]って いる。',  true],
  // sayings of many pieces, as they are and inflected
  ['虫の居所が悪い', '父[ちち]は[わ] 虫[むし]の 居所[いどころ]が 悪[わる]かった。', true],
  ['首を横に振る', '母[はは]は[わ] 首[くび]を 横[よこ]に 振[ふ]った。', true],
  ['首を横に振る', '母[はは]は[わ] 首[くび]を 縦[たて]に 振[ふ]った。', false],
  ['石の上にも三年', '石[いし]の 上[うえ]にも 三年[さんねん]だ。', true],
  ['お帰りになる', 'もう お帰[かえ]りに なりました。', true],
  // what the analyser does not know or cuts amiss, where a space stands before it
  ['テンパる', '試験[しけん]で テンパって いる。', true],
  ['よだれ', '犬[いぬ]が よだれを 垂[た]らす。', true],
  ['ぬか', '野菜[やさい]を ぬかに 漬[つ]ける。', true],
  ['もや', 'もやしを 食[た]べる。', false],
  ['カモる', '旅行先[りょこうさき]で カモられた。', true],
  ['へこへこ', '客[きゃく]に へこへこ 頭[あたま]を 下[さ]げる。', true],
  ['とはいえ', 'とはいえ、 寒[さむ]い。', true],
  ['がる', '犬[いぬ]が いるから 怖[こわ]い。', false],
] as const)('%s, %s: %s', (word, text, stands) => {
  const pieces = piecesOf(text)!;
  const searched = words.filter(({ japaneseWord }) => japaneseWord === word);
  const morphemes = analyse(writtenText(pieces));
  expect(searched.some((each) => occurrencesOf(each, morphemes, pieces).length > 0)).toBe(stands);
});

test('of two words written alike the one that is read so is found', () => {
  const found = (text: string) => {
    const pieces = piecesOf(text)!;
    const morphemes = analyse(writtenText(pieces));
    return words
      .filter((word) => word.japaneseWord === '何' && occurrencesOf(word, morphemes, pieces).length > 0)
      .map(({ reading }) => reading);
  };
  expect(found('何[なに]を 食[た]べますか。')).toEqual(['なに']);
  expect(found('これは[わ] 何[なん]ですか。')).toEqual(['なん']);
});

test('each of these checks finds a planted error', () => {
  expect(otherReadings(piecesOf('学校[がくこう]へ[え] 行[い]く。')!, analyse)).toEqual(['学校\tがくこう\tガッコウ']);
  expect(otherReadings(piecesOf('学校[がっこう]へ[え] 行[い]く。')!, analyse)).toEqual([]);
  expect(otherSounds(piecesOf('私[わたし]は 行[い]く。')!, analyse)).toEqual(['私は行く。\t1']);
  expect(otherSounds(piecesOf('彼[かれ]は 走[はし]る。')!, analyse)).toEqual(['彼は走る。\t1']);
  for (const [planted, index] of [
    ['は[わ]い、 行[い]きます。', 0],
    ['は[わ]さみを 買[か]う。', 0],
    ['へ[え]やに 入[はい]る。', 0],
    ['友[とも]だちに は[わ]がきを 書[か]く。', 4],
  ] as const) {
    const pieces = piecesOf(planted)!;
    expect(otherSounds(pieces, analyse)).toEqual([`${writtenText(pieces)}\t${index}`]);
    const word = { start: index, end: index + 2 };
    expect(otherSounds(pieces, analyse, [word])).toEqual([`${writtenText(pieces)}\t${index}`]);
  }
  expect(otherSounds(piecesOf('客[きゃく]に へこへこする。')!, analyse, [{ start: 2, end: 6 }])).toEqual([]);
  expect(otherSounds(piecesOf('妹[いもうと]は[わ] ぶうっと 笑[わら]う。')!, analyse)).toEqual([]);
  expect(unknownKorean('학꾜에 갔어요.', knows)).toEqual(['학꾜에']);
  const pieces = piecesOf('経済[けいざい]の 本[ほん]です。')!;
  const book1 = words.filter(({ japaneseWord }) => japaneseWord === '本');
  expect(uncovered(book1, analyse(writtenText(pieces)), pieces).map(({ lemma }) => lemma)).toEqual(['経済']);
});

/** うはうは has no particle in it, a saying may have one. */
const isOneWord = ({ partsOfSpeech }: WordEntry): boolean =>
  !partsOfSpeech.some((part) => part === 'expression' || part === 'particle' || part === 'conjunction');

/** The places in a text without spaces at which those of the text stood. */
const spacesOf = (text: string): number[] =>
  [...text].flatMap((letter, index) => (letter === ' ' ? [text.slice(0, index).replaceAll(' ', '').length] : []));
