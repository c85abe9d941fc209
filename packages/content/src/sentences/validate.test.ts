import { expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import { emptyEntry, type WordEntry } from '../words/entry.js';
import { COLUMNS } from './format.js';
import { inPieces, parseSentences } from './parse.js';
import { validateSentences } from './validate.js';

const words = [
  { ...emptyEntry, id: 50_693, japaneseWord: '食べる', reading: 'たべる', level: 'N5' },
  { ...emptyEntry, id: 50_691, japaneseWord: '行く', reading: 'いく', level: 'N5' },
  { ...emptyEntry, id: 40_100, japaneseWord: '飼う', reading: 'かう', level: 'N4' },
  { ...emptyEntry, id: 100, japaneseWord: '韓国', reading: 'かんこく', level: null },
  {
    ...emptyEntry,
    id: 101,
    japaneseWord: '早く食べましょうね',
    reading: 'はやくたべましょうね',
    level: null,
    partsOfSpeech: ['expression'],
  },
] as const satisfies readonly WordEntry[];

const bank = `${COLUMNS.join('\t')}
50001\t私[わたし]は[わ] パンを 食[た]べます。\t저는 빵을 먹어요.\t50693*\t음식
50002\tどこへ[え] 行[い]くの？\t어디 가?\t50691*,50693
50005\t早[はや]く 食[た]べて。\t빨리 먹어.\t50693*\t음식,가족
`;
const problemsOf = (text: string, file = 'n5.tsv') => {
  const { rows, problems } = parseSentences(file, text);
  return [...problems, ...validateSentences(rows, words)].map(formatProblem);
};

test('a good bank has no problems', () => {
  expect(problemsOf(bank)).toEqual([]);
});

test('a row is read', () => {
  expect(parseSentences('n5.tsv', bank).rows.map(inPieces)[1]).toMatchObject({
    id: 50_002,
    level: 'N5',
    meaningKo: '어디 가?',
    wordIds: [50_691, 50_693],
    targetIds: [50_691],
    situations: [],
  });
});

// biome-ignore format: a table, to be read down
test.each([
  // planted                      from                 to                     problem
  ['an id of another level',      '50005\t',           '40005\t',             ['n5.tsv:4: id "40005" is not from 50001 to 54999', 'n5.tsv:4: id 40005 must be higher than 50002 in the line before']],
  ['an id that is no number',     '50001\t',           'x\t',                 ['n5.tsv:2: id "x" is not from 50001 to 54999', 'n5.tsv:3: id 50002 must be higher than x in the line before']],
  ['an id twice',                 '50002\t',           '50001\t',             ['n5.tsv:3: id 50001 must be higher than 50001 in the line before']],
  ['a kanji without a reading',   '私[わたし]',        '私',                  ['n5.tsv:2: text has no reading for "私"', 'n5.tsv:2: text has kana without a syllable in Hangul']],
  ['a reading behind kana',       'パンを',            'パン[ぱん]を',        ['n5.tsv:2: text "私[わたし]は[わ] パン[ぱん]を 食[た]べます。" has a reading that does not stand behind kanji, or is not kana']],
  ['a reading in katakana',       '[わたし]',          '[ワタシ]',            ['n5.tsv:2: the reading ワタシ is not hiragana']],
  ['the sound of another',        'は[わ]',            'は[え]',              ['n5.tsv:2: the sound of は is not え']],
  ['Latin letters',               'パンを',            'panを',               ['n5.tsv:2: text "私はpanを食べます。" has a character that is not Japanese', 'n5.tsv:2: text has kana without a syllable in Hangul']],
  ['no mark at the end',          'ます。',            'ます',                ['n5.tsv:2: text does not end with 。, ！ or ？']],
  ['too long a text',             'パンを',            'パンをパンをパンをパンをパンをパンをが', ['n5.tsv:2: text has 26 characters, more than 25']],
  ['Japanese in the meaning',     '빵을',              'パン을',              ['n5.tsv:2: meaning "저는 パン을 먹어요." is not plain Korean']],
  ['Latin in the meaning',        '빵을',              'bread를',             ['n5.tsv:2: meaning "저는 bread를 먹어요." is not plain Korean']],
  ['a meaning without a mark',    '먹어요.',           '먹어요',              ['n5.tsv:2: meaning does not end with ., ? or !', 'n5.tsv:2: text is polite, and meaning is not']],
  ['a rude meaning',              '먹어요.',           '먹어.',               ['n5.tsv:2: text is polite, and meaning is not']],
  ['a question lost',             '어디 가?',          '어디에 가.',          ['n5.tsv:3: one of text and meaning asks, and the other does not']],
  ['a question found',            '빨리 먹어.',        '빨리 먹어?',          ['n5.tsv:4: one of text and meaning asks, and the other does not']],
  ['an unknown word',             '50693*\t음식\n',    '50694*\t음식\n',      ['n5.tsv:2: words has "50694*", which is no word of the book']],
  ['a word above the level',      '50691*,50693',      '50691*,40100',        ['n5.tsv:3: 飼う (N4) is above the level']],
  ['a word without a level',      '50691*,50693',      '50691*,100',          []],
  ['a word twice',                '50691*,50693',      '50691*,50691',        ['n5.tsv:3: words names a word twice']],
  ['no target',                   '50691*,50693',      '50691,50693',         ['n5.tsv:3: words marks none with *']],
  ['an unknown situation',        '음식,가족',         '음식,친척',           ['n5.tsv:4: there is no situation "친척"']],
  ['a situation twice',           '음식,가족',         '음식,음식',           ['n5.tsv:4: situations names one twice']],
  ['a sentence twice',            '早[はや]く 食[た]べて。', 'どこへ[え] 行[い]くの。', ['n5.tsv:4: text shares "どこへ行くの" with n5.tsv:3']],
  ['seven characters alike',      '早[はや]く 食[た]べて。', '私[わたし]は[わ] パンを 食[た]べた。', []],
  ['eight characters alike',      '早[はや]く 食[た]べて。\t빨리 먹어.', '私[わたし]は[わ] パンを 食[た]べます？\t저는 빵을 먹어요?', ['n5.tsv:4: text shares "私はパンを食べま" with n5.tsv:2']],
  ['grammar alike',               '早[はや]く 食[た]べて。\t빨리 먹어.\t50693*\t음식,가족', '早[はや]く 行[い]かなければならないの。\t빨리 가야 해.\t50691*\n50006\t今[いま] 食[た]べなければならないの。\t지금 먹어야 해.\t50693*', []],
  ['a set phrase in two sentences', '早[はや]く 食[た]べて。\t빨리 먹어.\t50693*\t음식,가족', '早[はや]く 食[た]べましょうね。\t빨리 먹어요.\t101*\n50006\tもう 早[はや]く 食[た]べましょうね。\t이제 빨리 먹어요.\t101*', []],
  ['a phrase that is not named in two sentences', '早[はや]く 食[た]べて。\t빨리 먹어.\t50693*\t음식,가족', '早[はや]く 食[た]べましょうね。\t빨리 먹어요.\t50693*\n50006\tもう 早[はや]く 食[た]べましょうね。\t이제 빨리 먹어요.\t50693*', ['n5.tsv:5: text shares "早く食べましょう" with n5.tsv:4']],
  ['a meaning twice',             '빨리 먹어.',        '저는 빵을 먹어요.',   ['n5.tsv:4: meaning is that of n5.tsv:2']],
  ['a column too few',            '\t50693*\t음식\n50002', '\n50002',         ['n5.tsv:2: 3 columns instead of 4 to 5']],
] as const)('%s', (_, from, to, problems) => {
  expect(bank).toContain(from);
  expect(problemsOf(bank.replace(from, to))).toEqual(problems);
});

test('the sentences of the reference have a file and ids of their own', () => {
  expect(problemsOf(bank.replaceAll(/\n500/g, '\n550'), 'n5-reference.tsv')).toEqual([]);
  expect(problemsOf(bank, 'n5-reference.tsv')[0]).toBe('n5-reference.tsv:2: id "50001" is not from 55001 to 59999');
});

test('a file is named by its level, and has the lengths of its level', () => {
  expect(problemsOf(bank, 'n6.tsv')).toEqual(['n6.tsv:1: the name of the file is not that of a level, such as n5.tsv']);
  const long = bank.replace('パンを', 'パンをパンをパンをパンをパンをパンをが').replaceAll(/\n500/g, '\n400');
  expect(problemsOf(long, 'n4.tsv')).toEqual([]);
});
