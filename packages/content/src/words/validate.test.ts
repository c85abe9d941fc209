import { expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import { parseWords } from './parse.js';
import { validateWords } from './validate.js';

const header = 'id word reading pos meaning accept block pron forms';
const book = `${header}
50004 食べる たべる verb-ru 먹다 _ _ _
50003 高い たかい adj-i 높다,+비싸다 값비싸다 낮다 _
50002 では では conjunction 그럼,+그러면 _ _ 데와
50001 コーヒー コーヒー noun 커피 _ _ _
`;

/** Cells are parted by spaces here, `_` is an empty one and `+` a space in a cell. */
const rowsOf = (file: string, text: string) => {
  const cells = (line: string) => line.split(' ').map((cell) => (cell === '_' ? '' : cell.replaceAll('+', ' ')));
  return parseWords(
    file,
    text
      .split('\n')
      .map(cells)
      .map((line) => line.join('\t'))
      .join('\n'),
  ).rows;
};
const problemsOf = (text: string, file = 'n5.tsv') => validateWords(rowsOf(file, text)).map(formatProblem);

test('a good book has no problems', () => {
  expect(problemsOf(book)).toEqual([]);
});

test('a form that is a word of its own, with the same reading, is told', () => {
  const heard = '50000 高価い たかい adj-i 비싸다 _ _ _ 高い\n';
  expect(problemsOf(book + heard)).toEqual(
    [
      'n5.tsv:6: id "50000" is not from 50001 to 59999',
      'n5.tsv:6: the form 高い (たかい) is a word of its own, in n5.tsv:3',
    ].slice(0),
  );
});

// biome-ignore format: a table, to be read down
test.each([
  // planted                        from                   to                           problem
  ['an id of another level',      '50001',             '40001',                      'n5.tsv:5: id "40001" is not from 50001 to 59999'],
  ['an id that is no number',     '50001',             '0x1',                        'n5.tsv:5: id "0x1" is not from 50001 to 59999'],
  ['an id out of order',          '50002',             '50003',                      'n5.tsv:4: id 50003 must be lower than 50003 in the line before'],
  ['a form of another word',      '낮다 _',            '낮다 _ コーヒー',              'n5.tsv:3: forms "コーヒー" cannot be read as "たかい"'],
  ['no word',                     '食べる',            '_',                          'n5.tsv:2: word is empty'],
  ['a word in Hangul',            '食べる',            '타べる',                     'n5.tsv:2: word "타べる" has Hangul in it'],
  ['a reading with kanji',        'たかい adj',        '高い adj',                   'n5.tsv:3: reading "高い" is not kana only'],
  ['no reading',                  'たかい adj',        '_ adj',                      'n5.tsv:3: reading "" is not kana only'],
  ['half-width kana',             'コーヒー コーヒー', 'ｺｰﾋｰ ｺｰﾋｰ',                  'n5.tsv:5: reading "ｺｰﾋｰ" has kana without a syllable in Hangul'],
  ['the reading of another word', 'たかい adj',        'やすい adj',                 null],
  ['a slip in the reading',       'たかい adj',        'たかぃ adj',                 'n5.tsv:3: reading "たかぃ" does not fit the kana of "高い"'],
  ['an unknown part of speech',   'adj-i',             'adjective',                  'n5.tsv:3: pos "adjective" is not known'],
  ['no part of speech',           'adj-i',             '_',                          'n5.tsv:3: pos "" is not known'],
  ['a part of speech twice',      'adj-i',             'adj-i,adj-i',                'n5.tsv:3: pos "adj-i,adj-i" repeats itself'],
  ['no meaning',                  '먹다 _ _ _',        '_ _ _ _',                    'n5.tsv:2: meaning is empty'],
  ['a long meaning',              '먹다 _ _ _',        `${'먹'.repeat(41)} _ _ _`,  'n5.tsv:2: meaning has 41 characters, more than 40'],
  ['a meaning just short enough', '먹다 _ _ _',        `${'먹'.repeat(40)} _ _ _`,  null],
  ['Japanese in a meaning',       '커피',              '커피ー',                     'n5.tsv:5: meaning "커피ー" is not plain Korean, or its items are not separated by ", "'],
  ['a comma without a space',     '높다,+비싸다',      '높다,비싸다',                'n5.tsv:3: meaning "높다,비싸다" is not plain Korean, or its items are not separated by ", "'],
  ['a slash',                     '값비싸다',          '값비싸다/귀하다',            'n5.tsv:3: accept "값비싸다/귀하다" is not plain Korean, or its items are not separated by ", "'],
  ['an empty item',               '값비싸다',          '값비싸다,+,+귀하다',         'n5.tsv:3: accept "" is not plain Korean, or its items are not separated by ", "'],
  ['a bracket left open',         '커피',              '커피+(음료',                 'n5.tsv:5: meaning "커피 (음료" is not plain Korean, or its items are not separated by ", "'],
  ['a lone jamo',                 '커피',              '커피ㅋ',                     'n5.tsv:5: meaning "커피ㅋ" is not plain Korean, or its items are not separated by ", "'],
  ['a question',                  '커피',              '커피예요?',                  null],
  ['a question of two senses',    '높다,+비싸다',      '높아요?+(키),+비싸요?',      null],
  ['a mark within a sense',       '커피',              '커?피',                      'n5.tsv:5: meaning "커?피" is not plain Korean, or its items are not separated by ", "'],
  ['a mark in an answer',         '값비싸다',          '값비싸요?',                  'n5.tsv:3: accept "값비싸요?" is not plain Korean, or its items are not separated by ", "'],
  ['an accepted question',        '커피 _ _',          '커피예요? 커피예요 _',       'n5.tsv:5: accept "커피예요" is already in meaning'],
  ['a pronunciation in kana',     '데와',              'でわ',                       'n5.tsv:4: pron "でわ" is not Hangul only'],
  ['a needless pronunciation',    '데와',              '데하',                       'n5.tsv:4: pron "데하" is what the rule gives: leave it empty'],
  ['an accepted sense',           '값비싸다',          '비싸다',                     'n5.tsv:3: accept "비싸다" is already in meaning'],
  ['a blocked sense',             '낮다 _',            '높다 _',                     'n5.tsv:3: block "높다" is already in meaning'],
  ['blocked and accepted',        '낮다 _',            '값+비싸다 _',                'n5.tsv:3: block "값 비싸다" is already in accept'],
  ['a sense twice',               '높다,+비싸다',      '높다,+높다+(키)',            'n5.tsv:3: meaning "높다 (키)" is already in meaning'],
  ['a word twice',                'では では',         '食べる たべる',              'n5.tsv:4: 食べる (たべる) is there already, in n5.tsv:2'],
])('%s', (_, from, to, problem) => {
  expect(book).toContain(from);
  expect(problemsOf(book.replace(from, to))[0] ?? null).toBe(problem);
});

test('a word may stand in one level only', () => {
  const rows = [...rowsOf('n5.tsv', book), ...rowsOf('n4.tsv', `${header}\n40001 食べる たべる verb-ru 먹다 _ _ _\n`)];
  expect(validateWords(rows).map(formatProblem)).toEqual(['n4.tsv:2: 食べる (たべる) is there already, in n5.tsv:2']);
});

test('an id may stand in one file only', () => {
  const rows = [...rowsOf('n5.tsv', book), ...rowsOf('n4.tsv', `${header}\n50001 飲む のむ verb-u 마시다 _ _ _\n`)];
  expect(validateWords(rows).map(formatProblem)).toContain('n4.tsv:2: id 50001 is that of n5.tsv:5');
});

test('a meaning may be shared by six words of a level, not by seven', () => {
  const words = (count: number) =>
    `${header}\n${[...'かきくけこさし']
      .slice(0, count)
      .map((kana, i) => `${50_010 - i} ${kana} ${kana} noun 것 _ _ _\n`)
      .join('')}`;
  expect(problemsOf(words(6))).toEqual([]);
  expect(problemsOf(words(7))).toEqual(['n5.tsv:2: meaning "것" is shared by 7 words of the level']);
});

test('a file has the name of a level', () => {
  expect(problemsOf(book, 'n6.tsv')).toEqual([
    'n6.tsv:1: the name of the file is not one of the word book, such as n5.tsv or other.tsv',
  ]);
});

test('words that no level lists have ids of their own', () => {
  const phrase = `${header}\n2 お会計 おかいけい noun 계산 _ _ _\n`;
  expect(problemsOf(phrase, 'other.tsv')).toEqual([]);
  expect(problemsOf(book, 'other.tsv')[0]).toBe('other.tsv:2: id "50004" is not from 1 to 2000');
});
