import { ApiError, IMPORT_MAX_ROWS, type StoredWord } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { importErr } from '@utarang/messages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnsDuring } from '../../../test/turns.js';
import { emptyDraft } from './draft-fields.js';
import { readTable } from './table-read.js';
import { writeTable } from './table-write.js';
import { rowOf } from './word-cells.js';

const EAT: StoredWord = {
  ...emptyDraft,
  id: 50_412,
  version: 3,
  koreanPronunciation: '타베루',
  hiragana: 'たべる',
  japaneseWord: '食べる',
  meaningKo: '먹다, 들다',
  level: 'N5',
  accept: ['식사하다'],
  fields: ['음식', '공항·여행'],
};

const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const bigEndian = (text: string) => utf16(text).swap16();

const HEADINGS = '번호,한글 발음,히라가나,일본어 단어,뜻';
const LINE = '50412,타베루,たべる,食べる,"먹다, 들다"';
const readAll = async (bytes: Buffer, format: 'csv' | 'tsv' = 'csv') =>
  (await readTable(bytes, format)).rows.map(({ row, cells }) => ({ row, ...Object.fromEntries(cells) }));
const READ = {
  id: '50412',
  koreanPronunciation: '타베루',
  hiragana: 'たべる',
  japaneseWord: '食べる',
  meaningKo: '먹다, 들다',
};

test('a file is what a spreadsheet opens rightly', async () => {
  expect(await writeTable([rowOf(EAT)], 'csv')).toBe(
    '\ufeff번호,버전,한글 발음,히라가나,일본어 단어,뜻,급수,정답으로 볼 답,오답으로 볼 답,상황,한자음,한국어와 다른 점\r\n' +
      '50412,3,타베루,たべる,食べる,"먹다, 들다",N5,식사하다,,"음식, 공항·여행",,\r\n',
  );
  const odd = { ...EAT, japaneseWord: '=1+"1"', koLike: { hanja: '식', caution: '-a\tb' } };
  expect((await writeTable([rowOf(odd)], 'tsv')).split('\r\n')[1]).toBe(
    '50412\t3\t타베루\tたべる\t"\'=1+""1"""\t먹다, 들다\tN5\t식사하다\t\t음식, 공항·여행\t식\t"\'-a\tb"',
  );
});

test.each<[string, Buffer, ('csv' | 'tsv')?]>([
  ['UTF-8', utf8(`${HEADINGS}\n${LINE}\n`)],
  ['with a byte order mark and CRLF', utf8(`\ufeff${HEADINGS}\r\n${LINE}\r\n`)],
  ['with CR alone, and no end of the last line', utf8(`${HEADINGS}\r${LINE}`)],
  ['UTF-16 as Excel writes it', utf16(`${HEADINGS}\r\n${LINE}\r\n`.replaceAll(',', '\t').replace('\t ', ', ')), 'tsv'],
  ['UTF-16, the other way round', bigEndian(`${HEADINGS}\r\n${LINE}\r\n`)],
  ['not composed, with spaces around', utf8(`${HEADINGS}\n${LINE}`.normalize('NFD').replace('食べる', ' 食べる　'))],
  [
    'by the names of the API, in another order',
    utf8('meaningKo,ID,japaneseword,hiragana,koreanPronunciation\n"먹다, 들다",50412,食べる,たべる,타베루'),
  ],
  ['with columns and lines that are blank', utf8(`,${HEADINGS},,\n,${LINE},,,\n,,,\n`)],
])('%s', async (_, bytes, format) => {
  expect(await readAll(bytes, format)).toEqual([{ row: 2, ...READ }]);
});

test('rows are counted as a spreadsheet counts them', async () => {
  const lines = [HEADINGS, '', '1,가,あ,あ,"여러\n줄"', ',,,,', '2,가,い,い,나', ''];
  expect((await readAll(utf8(lines.join('\r\n')))).map(({ row }) => row)).toEqual([3, 5]);
});

test('cells that are missing at the end are empty, and what stands beyond the headings is told', async () => {
  const { rows } = await readTable(utf8(`${HEADINGS}\n7\n8,가,あ,あ,나,다\n`), 'csv');
  expect(rows.map(({ strays }) => strays)).toEqual([false, true]);
  expect(rows[0]!.cells.get('meaningKo')).toBe('');
});

// biome-ignore format: a table, to be read down
test.each<[string, Buffer | string, string]>([
  ['no bytes',                   '',                                          importErr.empty],
  ['blanks',                     ' \r\n\t\n',                                 importErr.empty],
  ['a mark alone',               '\ufeff',                                    importErr.empty],
  ['headings alone',             `${HEADINGS}\r\n`,                           importErr.noRows],
  ['headings and blank rows',    `${HEADINGS}\r\n,,,,\r\n\r\n`,               importErr.noRows],
  ['no headings',                `,,,\n${LINE}`,                              importErr.headings],
  ['a row in their place',       LINE,                                        '모르는 열이 있어요: 50412, 타베루, たべる, 食べる, 먹다, 들다. 열을 지우거나 내보낸 파일의 제목으로 고쳐 주세요.'],
  ['columns by other names',     'id,품사,a,b,c,d,e,f\n1',                    '모르는 열이 있어요: 품사, a, b, c, d, …. 열을 지우거나 내보낸 파일의 제목으로 고쳐 주세요.'],
  ['a column twice',             'id,뜻,meaningKo,ID\n1,2,3,4',               '같은 열이 두 번 있어요: 번호, 뜻. 하나만 남겨 주세요.'],
  ['no id, and not all texts',   '히라가나,일본어 단어\nあ,あ',               '빠진 열이 있어요: 한글 발음, 뜻. 번호 열이 없으면 새 단어로 보기 때문에 꼭 있어야 해요.'],
  ['a quote that is left open',  `${HEADINGS}\n1,"가,あ,あ,나\n2,나`,         '2행의 따옴표(")가 맞지 않아요. 칸 안의 따옴표는 두 번("") 쓰고 칸 전체를 따옴표로 감싸 주세요.'],
  ['a quote inside a cell',      `${HEADINGS}\n\n1,가"나,あ,あ,나\n`,         '3행의 따옴표(")가 맞지 않아요. 칸 안의 따옴표는 두 번("") 쓰고 칸 전체를 따옴표로 감싸 주세요.'],
  ['a row without end',          `${HEADINGS}\n1,"${'가'.repeat(100_000)}`,   '2행이 너무 길어요. 줄을 바꾸는 곳과 따옴표를 확인해 주세요.'],
  ['Korean of another encoding', Buffer.from([0xb9, 0xf8, 0xc8, 0xa3, 0x0a]), importErr.encoding],
  ['half a letter in UTF-16',    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),       importErr.encoding],
  ['a picture',                  Buffer.from('89504e470d0a1a0a', 'hex'),      importErr.encoding],
  ['a million columns',          ','.repeat(1_000_000),                       importErr.rowTooLong.replace('{row}', '1')],
  ['a million names',            'a,'.repeat(1_000_000),                      importErr.rowTooLong.replace('{row}', '1')],
  ['too many rows',              `id\n${'1\n'.repeat(IMPORT_MAX_ROWS + 1)}`,  '한 번에 20,000행까지 가져올 수 있어요. 파일을 나눠 주세요.'],
  ['one row too many at the end', `id${'\n1'.repeat(IMPORT_MAX_ROWS + 1)}`,    '한 번에 20,000행까지 가져올 수 있어요. 파일을 나눠 주세요.'],
  ['too many cells',             `id\n${`1${','.repeat(50_000)}\n`.repeat(21)}`, importErr.tooManyCells],
])('%s is refused with a sentence', async (_, given, sentence) => {
  const refusal = await readTable(Buffer.from(given), 'csv').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect((refusal as ApiError).errors).toEqual({ file: sentence });
});

test('columns that are many cost no more than a row', async () => {
  const text = `id${','.repeat(50_000)}\n${'1\n'.repeat(10_000)}`;
  expect((await readTable(utf8(text), 'csv')).rows).toHaveLength(10_000);
});

/** Others have their turn between the parts of a file, of which it takes a few to see that it is no table. */
test.each([
  ['columns without end', ','.repeat(8_000_000), '너무 길어요'],
  ['a row without end', `id\n1\n1${','.repeat(8_000_000)}`, '너무 길어요'],
  ['lines without end', `id\n1${'\n'.repeat(8_000_000)}`, '20,000'],
])('8 MB of %s are given up after a few parts', async (_, text, sentence) => {
  let refusal: unknown;
  const turns = await turnsDuring(async () => {
    refusal = await readTable(utf8(text), 'csv').catch((error: unknown) => error);
  });
  expect((refusal as ApiError).errors?.['file']).toContain(sentence);
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(turns).toBeLessThan(50);
});

/** A text as it is stored, of any letters and of those that files are made of. */
const text = fc
  .oneof(
    fc.string({ unit: fc.constantFrom('"', ',', '\t', "'", '=', '-', '＋', '@', 'a', '가', '食', ' ', '😀', ';') }),
    fc.string({ unit: 'grapheme' }),
  )
  .map((given) => asStored(given.replace(/\p{Cc}/gu, '')));

test.each(['csv', 'tsv'] as const)('whatever a word holds comes back from %s', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ japaneseWord: text, caution: text }), { minLength: 1 }), async (words) => {
      const stored = words.map((over) => ({ ...EAT, ...over, koLike: { hanja: '식', caution: over.caution } }));
      const { rows } = await readTable(utf8(await writeTable(stored.map(rowOf), format)), format);
      expect(rows.map(({ cells }) => [...cells.values()])).toEqual(stored.map(rowOf));
    }),
  );
});

test('a long file is read as a short one is, wherever its parts end', async () => {
  const words = Array.from({ length: 5_000 }, (_, n) => ({
    ...EAT,
    id: n + 1,
    japaneseWord: `食${'😀'.repeat(n % 7)}`,
  }));
  const { rows } = await readTable(utf8(await writeTable(words.map(rowOf), 'csv')), 'csv');
  expect(rows.map(({ cells }) => [...cells.values()])).toEqual(words.map(rowOf));
});
