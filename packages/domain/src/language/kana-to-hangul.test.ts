import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SYLLABLES } from './kana-hangul-table.js';
import { toHangul } from './kana-to-hangul.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                                    kana                    Hangul
  ['one syllable a kana',                   'たべる',               '타베루'],
  ['the strong column at the start too',    'かく',                 '카쿠'],
  ['voiced kana',                           'がぎぐげご',           '가기구게고'],
  ['half-voiced kana',                      'ぱぴぷぺぽ',           '파피푸페포'],
  ['tsu and zu',                            'つずづ',               '츠즈즈'],
  ['chi and ji',                            'ちじぢ',               '치지지'],
  ['wo is o',                               'ほんをよむ',           '혼오요무'],
  ['yoon',                                  'きゃくとしゅみ',       '캬쿠토슈미'],
  ['cha and ja',                            'おちゃとじゃあ',       '오챠토쟈아'],
  ['yoon with a full-size ya is two',       'きやく',               '키야쿠'],
  ['a long vowel is written out',           'がっこう',             '갓코우'],
  ['long e',                                'せんせい',             '센세이'],
  ['long e with e',                         'おねえさん',           '오네에산'],
  ['long o with o',                         'おおきい',             '오오키이'],
  ['small tsu is a final',                  'きって',               '킷테'],
  ['small tsu after yoon',                  'しょっき',             '숏키'],
  ['small tsu at the end',                  'あっ',                 '앗'],
  ['small tsu alone',                       'って',                 '읏테'],
  ['n is a final',                          'しんぶん',             '신분'],
  ['n after yoon',                          'としょかん',           '토쇼칸'],
  ['n alone',                               'ん',                   '응'],
  ['n at the start',                        'んだ',                 '응다'],
  ['n before a vowel does not slide over',  'きんえん',             '킨엔'],
  ['n has no place left for small tsu',     'あんっ',               '안읏'],
  ['small tsu has none left for n',         'あっん',               '앗응'],
  ['n twice',                               'んん',                 '응응'],
  ['no after three',                        'うううん',             '우우운'],
  ['katakana as hiragana',                  'ワイシャツ',           '와이샤츠'],
  ['a bar is a dash',                       'コーヒー',             '코-히-'],
  ['in hiragana too',                       'らーめん',             '라-멘'],
  ['a bar before n is the vowel',           'スプーン',             '스푸운'],
  ['after a',                               'ラーン',               '라안'],
  ['after i',                               'グリーン',             '구리인'],
  ['after e',                               'チェーン',             '체엔'],
  ['after o',                               'コーン',               '코온'],
  ['after su, whose vowel is u',            'スーン',               '스운'],
  ['after a yoon',                          'シューン',             '슈운'],
  ['after a w of a loan word',              'ウォーン',             '워온'],
  ['a bar before small tsu is the vowel',   'オーッ',               '오옷'],
  ['only the last of two bars',             'アーーン',             '아-안'],
  ['a bar after n stays one',               'ンー',                 '응-'],
  ['a bar with nothing before it',          'ーン',                 '-응'],
  ['fa row',                                'ファフィフェフォ',     '파피페포'],
  ['film',                                  'フィルム',             '피루무'],
  ['fork',                                  'フォーク',             '포-쿠'],
  ['ti and di',                             'パーティーのディ',     '파-티-노디'],
  ['tu and du',                             'トゥドゥ',             '투두'],
  ['dyu',                                   'プロデューサー',       '푸로듀-사-'],
  ['she, che and je',                       'シェチェジェ',         '셰체제'],
  ['wi, we and wo',                         'ウィウェウォ',         '위웨워'],
  ['vu and va row',                         'ヴァヴィヴヴェヴォ',   '바비브베보'],
  ['kwa row and gwa',                       'クァクィクェクォグァ', '콰퀴퀘쿼과'],
  ['tsa row',                               'ツァツィツェツォ',     '차치체초'],
  ['ye',                                    'イェイ',               '예이'],
  ['a small vowel that draws out',          'さぁねぇ',             '사아네에'],
  ['small ka and ke of counters',           'いっヵげつヶ',         '잇카게츠카'],
  ['old wi and we',                         'ゐゑヰヱ',             '이에이에'],
  ['a repeated kana',                       'こゝろ',               '코코로'],
  ['repeated with voicing',                 'いすゞ',               '이스즈'],
  ['repeated without the voicing before',   'づゝ',                 '즈츠'],
  ['repeated in katakana',                  'バヽヾ',               '바하바'],
  ['voicing where there is none',           'まゞ',                 '마마'],
  ['a repeat with nothing before it stays', 'ゝ',                   'ゝ'],
  ['kana with a loose voicing mark',        'か\u3099',             '가'],
  ['ligatures',                             'ゟんヿ',               '요린코토'],
  ['what is not kana stays',                'Tシャツ 2まい!',       'T샤츠 2마이!'],
  ['kanji stay',                            '食べる',               '食베루'],
  ['Hangul stays, and takes no final',      '가ん',                 '가응'],
  ['a space parts',                         'あ ん',                '아 응'],
  ['nothing is nothing',                    '',                     ''],
])('%s: %s', (_, kana, hangul) => {
  expect(toHangul(kana)).toBe(hangul);
});

const kanaPart = fc.constantFrom(...Object.keys(SYLLABLES), 'ん', 'っ', 'ー');
const anyKana = fc.array(kanaPart).map((parts) => parts.join(''));
const toKatakana = (text: string) => text.replace(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60));

test('any kana come out as whole syllables and dashes, in NFC', () => {
  fc.assert(
    fc.property(anyKana, (kana) => {
      const hangul = toHangul(kana);
      expect(hangul).toMatch(/^[가-힣-]*$/);
      expect(hangul.normalize('NFC')).toBe(hangul);
    }),
  );
});

test('hiragana and katakana are read alike', () => {
  fc.assert(fc.property(anyKana, (kana) => toHangul(toKatakana(kana)) === toHangul(kana)));
});

test('text without kana passes unchanged', () => {
  const other = fc.string({ unit: fc.constantFrom('a', '1', ' ', '가', '각', 'ㄱ', '漢', '。', '😀', '-') });
  fc.assert(fc.property(other, (text) => toHangul(text) === text));
});
