import { expect, test } from 'vitest';
import {
  furiganaOf,
  hangulText,
  kanaText,
  piecesOf,
  readingInPieces,
  unitStarts,
  writtenText,
} from './sentence-text.js';

// biome-ignore format: a table, to be read down
test.each([
  // cell                                                  written                in kana                    in Hangul
  ['私[わたし]は[わ] 毎朝[まいあさ] パンを 食[た]べる。',  '私は毎朝パンを食べる。', 'わたしはまいあさパンをたべる。', '와타시와 마이아사 판오 타베루.'],
  ['どこへ[え] 行[い]くの？',                              'どこへ行くの？',        'どこへいくの？',          '도코에 이쿠노?'],
  ['はい、 そうです！',                                    'はい、そうです！',      'はい、そうです！',        '하이, 소우데스.'],
  ['三[さん]ヶ月[かげつ]です。',                           '三ヶ月です。',          'さんかげつです。',        '산카게츠데스.'],
  ['何[なん]と 言[い]うの？',                              '何と言うの？',          'なんというの？',          '난토 유우노?'],
  ['そう 言[い]わないで。',                                'そう言わないで。',      'そういわないで。',        '소우 이와나이데.'],
  ['これは[わ] どういう 意味[いみ]ですか。',               'これはどういう意味ですか。', 'これはどういういみですか。', '코레와 도우유우 이미데스카.'],
  ['海運[かいうん]という 言葉[ことば]。',                  '海運という言葉。',      'かいうんということば。',  '카이운토유우 코토바.'],
  ['コーヒーを 飲[の]む。',                                'コーヒーを飲む。',      'コーヒーをのむ。',        '코-히-오 노무.'],
])('%s', (cell, written, kana, hangul) => {
  const pieces = piecesOf(cell)!;
  expect([writtenText(pieces), kanaText(pieces), hangulText(pieces)]).toEqual([written, kana, hangul]);
});

test('furigana stand over kanji only, and a particle keeps its writing', () => {
  expect(piecesOf('食[た]べ物[もの]は[わ] ない。')).toEqual([
    { written: '食', reading: 'た', sound: 'た' },
    { written: 'べ', reading: null, sound: 'べ' },
    { written: '物', reading: 'もの', sound: 'もの' },
    { written: 'は', reading: null, sound: 'わ' },
    { written: ' ない。', reading: null, sound: ' ない。' },
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  '食[たべる。',  '食]た[べる。',  '食[]べる。',  '食[eat]べる。',  'パン[ぱん]を。',  'に[え] 行く。',  '食[た[べ]]る。',  '[た]べる。',
])('%s is not read', (cell) => {
  expect(piecesOf(cell)).toBeNull();
});

// biome-ignore format: a table, to be read down
test.each([
  // cell                                    furigana                          units begin at
  ['私[わたし]は[わ] パンを 食[た]べる。',   '私:わたし はパンを 食:た べる。', [0, 2, 5]],
  ['三[さん]ヶ月[かげつ]です。',             '三:さん ヶ月:かげつ です。',      [0]],
  ['はい、 そうです！',                      'はい、そうです！',                [0, 3]],
])('%s has furigana and units', (cell, furigana, units) => {
  const pieces = piecesOf(cell)!;
  const said = furiganaOf(pieces).map(({ text, reading }) => (reading ? `${text}:${reading}` : text));
  expect(said.join(' ')).toBe(furigana);
  expect(unitStarts(pieces)).toEqual(units);
});

test('a reading is told of whole stretches only', () => {
  const pieces = piecesOf('今日[きょう]は[わ] パンを 食[た]べる。')!;
  expect(readingInPieces(pieces, 0, 2)).toBe('きょう');
  expect(readingInPieces(pieces, 0, 1)).toBeNull();
  expect(readingInPieces(pieces, 2, 6)).toBe('はぱんを');
  expect(readingInPieces(pieces, 6, 8)).toBe('たべ');
});
