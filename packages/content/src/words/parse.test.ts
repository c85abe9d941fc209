import { expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import { COLUMNS } from './entry.js';
import { parseWords } from './parse.js';

const header = 'id\tword\treading\tpos\tmeaning\taccept\tblock\tpron\n';
const good = '50002\t食べる\tたべる\tverb-ru\t먹다\t\t\t\n';
const problemsOf = (text: string) => parseWords('n5.tsv', text).problems.map(formatProblem);

test('a row has its cells by column, and the line it stands in', () => {
  const { rows, problems } = parseWords('n5.tsv', `${header}${good}`);
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
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

const HEADER_PROBLEM = `n5.tsv:1: the first line must be the header, separated by tabs: ${COLUMNS.join(' ')}`;
const shortHeader = 'id\tword\treading\tpos\tmeaning\taccept\n';

// biome-ignore format: a table, to be read down
test.each([
  ['a missing cell',         `${header}${good}50001\t飲む\tのむ\n`,     'n5.tsv:3: 3 columns instead of 5 to 8'],
  ['a cell too many',        `${header}${good.trimEnd()}\t\t\t\t\n`,   'n5.tsv:2: 9 columns instead of 5 to 8'],
  ['an empty line',          `${header}\n${good}`,                     'n5.tsv:2: 1 columns instead of 5 to 8'],
  ['a Windows line end',     `${header}${good.replace('\n', '\r\n')}`, 'n5.tsv:2: lines must end with a line feed alone, without a carriage return'],
  ['no line end at the end', `${header}${good.slice(0, -1)}`,          'n5.tsv:2: the file must end with a line feed'],
  ['another header',         `${header.replace('pos', 'kind')}${good}`, HEADER_PROBLEM],
  ['a word in loose jamo',   `${header}${good.replace('먹', '\u1106\u1165\u11a8')}`, 'n5.tsv:2: meaning is not NFC'],
  ['a byte that is no letter', `${header}${good.replace('먹', '\ufffd')}`,  'n5.tsv:2: meaning is not UTF-8'],
  ['two spaces',             `${header}${good.replace('먹다', '밥을  먹다')}`, 'n5.tsv:2: meaning has a space too many, or one that is not a plain space'],
  ['a no-break space',       `${header}${good.replace('먹다', '밥을\u00a0먹다')}`, 'n5.tsv:2: meaning has a space too many, or one that is not a plain space'],
  ['a header without a column that each line has', `id\tword\treading\tpos\n`, HEADER_PROBLEM],
  ['a cell that the header does not name', `${shortHeader}${good}`,  'n5.tsv:2: 8 columns instead of 5 to 6'],
  ['a byte order mark',      `\ufeff${header}${good}`,                 HEADER_PROBLEM],
])('%s is reported', (_, text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('the last cells may be left out where they are empty', () => {
  const short = '50002\t食べる\tたべる\tverb-ru\t먹다\n';
  const [left] = parseWords('n5.tsv', header + short).rows;
  expect(left).toEqual(parseWords('n5.tsv', header + good).rows[0]);
  expect(parseWords('n5.tsv', shortHeader + short)).toEqual({ rows: [left], problems: [] });
});
