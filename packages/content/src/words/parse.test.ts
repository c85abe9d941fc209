import { expect, test } from 'vitest';
import { items, parseWords } from './parse.js';
import { formatProblem } from './problem.js';

const header = 'id\tword\treading\tpos\tmeaning\taccept\tblock\tpron\n';
const good = '50002\t食べる\tたべる\tverb-ru\t먹다\t\t\t\n';
const problemsOf = (text: string) => parseWords('n5.tsv', text).problems.map(formatProblem);

test('a row has its cells by column, and the line it stands in', () => {
  const { rows, problems } = parseWords('n5.tsv', `${header}${good}`);
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    {
      file: 'n5.tsv',
      line: 2,
      id: '50002',
      word: '食べる',
      reading: 'たべる',
      pos: 'verb-ru',
      meaning: '먹다',
      accept: '',
      block: '',
      pron: '',
    },
  ]);
});

const HEADER_PROBLEM =
  'n5.tsv:1: the first line must be the header, separated by tabs: id word reading pos meaning accept block pron';

// biome-ignore format: a table, to be read down
test.each([
  ['a missing cell',         `${header}${good}50001\t飲む\tのむ\n`,     'n5.tsv:3: 3 columns instead of 8'],
  ['a cell too many',        `${header}${good.trimEnd()}\t\t\t\t\n`,   'n5.tsv:2: 9 columns instead of 8'],
  ['an empty line',          `${header}\n${good}`,                     'n5.tsv:2: 1 columns instead of 8'],
  ['a Windows line end',     `${header}${good.replace('\n', '\r\n')}`, 'n5.tsv:2: lines must end with a line feed alone, without a carriage return'],
  ['no line end at the end', `${header}${good.slice(0, -1)}`,          'n5.tsv:2: the file must end with a line feed'],
  ['another header',         `${header.replace('pos', 'kind')}${good}`, HEADER_PROBLEM],
  ['a byte order mark',      `\ufeff${header}${good}`,                 HEADER_PROBLEM],
])('%s is reported', (_, text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test.each([
  ['', []],
  ['먹다', ['먹다']],
  ['높다, 비싸다', ['높다', '비싸다']],
])('items of "%s"', (cell, parts) => {
  expect(items(cell)).toEqual(parts);
});
