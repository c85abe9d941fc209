import { takeAlongTable, validationMessages } from '@utarang/messages';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { sentenceEntry } from '../../../test/sentences.js';
import { type Learner, serveStudy, studyWords, UNRATED } from '../../../test/study.js';
import { wordEntry } from '../../../test/words.js';

const [EAT, FOOD, SCHOOL, ODD] = [50_412, 50_112, 50_201, 900];
const odd = wordEntry(ODD, {
  japaneseWord: '=1+1',
  reading: '@SUM(A1)',
  koreanPronunciation: '-2',
  meaningKo: '"따옴표", 쉼표\n다음 줄\t탭',
  level: 'N1',
});
const { learner, guest, wait } = await serveStudy({
  words: [...studyWords, odd],
  sentences: [
    sentenceEntry(1, {
      text: '毎日[まいにち] パンを 食[た]べる。',
      meaningKo: '매일 빵을 먹는다.',
      wordIds: [EAT],
      targetIds: [EAT],
    }),
  ],
  facts: { accents: [{ wordId: EAT, accent: [2], origin: null }], bands: [], facts: [], links: [] },
});

const PATH = '/api/users/me/words';
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function fileOf(her: Learner, format: 'csv' | 'tsv', query = ''): Promise<string> {
  const response = await her.get(`${PATH}.${format}${query}`);
  expect(response.status).toBe(200);
  return (await bytesOf(response)).toString('utf8');
}

/** The rows of a CSV file, by their headings. */
const rowsIn = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

/** A text as Anki reads it: lines at its top that say how, then rows. */
function ankiText(text: string) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const says = new Map(lines.slice(0, first).map((line) => /^#([^:]+):(.*)$/.exec(line)!.slice(1) as [string, string]));
  const rows: string[][] = parse(lines.slice(first).join('\n'), { delimiter: '\t' });
  const cell = (row: readonly string[], key: string) => row[Number(says.get(key)) - 1];
  return {
    says,
    rows,
    guids: rows.map((row) => cell(row, 'guid column')),
    tags: rows.map((row) => cell(row, 'tags column')),
  };
}

test('a CSV file has each saved word with its texts, its accent and an example', async () => {
  const her = await learner();
  for (const id of [EAT, UNRATED]) {
    await her.save(id);
    wait(1000);
  }
  const csv = await fileOf(her, 'csv');
  expect(rowsIn(csv)).toEqual([
    {
      단어: '挨拶',
      읽기: 'あいさつ',
      '한글 발음': '아이사츠',
      뜻: '인사',
      악센트: '',
      품사: '명사',
      급수: '',
      예문: '',
      '예문 뜻': '',
    },
    {
      단어: '食べる',
      읽기: 'たべる',
      '한글 발음': '타베루',
      뜻: '먹다',
      악센트: '2',
      품사: '2그룹 동사',
      급수: 'N5',
      예문: '毎日[まいにち]パンを 食[た]べる。',
      '예문 뜻': '매일 빵을 먹는다.',
    },
  ]);
});

test('the file is for Excel in Korea, is named in Korean and is kept by nobody', async () => {
  const her = await learner();
  const response = await her.get(`${PATH}.csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const disposition = response.headers.get('content-disposition')!;
  const [, day, name] = /^attachment; filename="utarang-([\d-]{10})\.csv"; filename\*=UTF-8''(\S+)$/.exec(disposition)!;
  expect(decodeURIComponent(name!)).toBe(`우타랑 단어 ${day}.csv`);
  const bytes = await bytesOf(response);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8').slice(1)).toBe('단어,읽기,한글 발음,뜻,악센트,품사,급수,예문,예문 뜻\r\n'); // without a word
  expect((await her.get(`${PATH}.tsv`)).headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
});

test('a text for Anki says how it is read, and its notes stay the same when it is made again', async () => {
  const her = await learner();
  for (const id of [EAT, UNRATED]) {
    await her.save(id);
    wait(1000);
  }
  const text = await fileOf(her, 'tsv');
  const { says, rows, guids, tags } = ankiText(text);
  expect(text.startsWith('#separator:tab\n#html:false\n')).toBe(true);
  const columns = says.get('columns')!.split('\t');
  expect(columns).toEqual(['guid', ...Object.values(takeAlongTable)]);
  expect(rows.map((row) => row.length)).toEqual([columns.length, columns.length]);
  expect(rows[1]![columns.indexOf('예문')]).toBe('毎日[まいにち]パンを 食[た]べる。');
  expect(guids).toEqual([`utarang-${UNRATED}`, `utarang-${EAT}`]);
  expect(tags).toEqual(['우타랑', '우타랑::N5']);

  await her.post(`/api/my-words/${EAT}/synonyms`, { answerKo: '먹어치우다' });
  await her.unsave(UNRATED);
  const later = ankiText(await fileOf(her, 'tsv'));
  expect(later.guids).toEqual([`utarang-${EAT}`]);
  expect(later.rows[0]![columns.indexOf('뜻')]).toBe('먹다, 먹어치우다');
});

test('own synonyms are meanings of their member alone', async () => {
  const [her, him] = [await learner(), await learner()];
  for (const who of [her, him]) await who.save(EAT);
  for (const answerKo of ['먹어치우다', '냠냠하다'])
    expect((await her.post(`/api/my-words/${EAT}/synonyms`, { answerKo })).ok).toBe(true);
  const meaningOf = async (who: Learner) => rowsIn(await fileOf(who, 'csv'))[0]!['뜻'];
  expect(await meaningOf(her)).toBe('먹다, 먹어치우다, 냠냠하다');
  expect(await meaningOf(him)).toBe('먹다');
});

test('each status has its words, as the pages of saved words have', async () => {
  const her = await learner();
  for (const id of [EAT, FOOD, SCHOOL]) await her.save(id);
  await her.answer(EAT, '먹다');
  await her.useUp(FOOD);
  const guidsOf = async (query: string) => ankiText(await fileOf(her, 'tsv', query)).guids.sort();
  const guids = (...ids: number[]) => ids.map((id) => `utarang-${id}`).sort();
  expect(await guidsOf('?status=IN_PROGRESS_OR_COOLDOWN')).toEqual(guids(FOOD, SCHOOL));
  expect(await guidsOf('?status=COMPLETED')).toEqual(guids(EAT));
  expect(await guidsOf('')).toEqual(guids(EAT, FOOD, SCHOOL));
  expect(rowsIn(await fileOf(her, 'csv', '?status=COMPLETED')).map((row) => row['단어'])).toEqual(['食べる']);
});

test('no cell is a formula, and quotes, commas, tabs and line ends stay in theirs', async () => {
  const her = await learner();
  await her.save(ODD);
  const cells = ["'=1+1", "'@SUM(A1)", "'-2", odd.meaningKo];
  expect(Object.values(rowsIn(await fileOf(her, 'csv'))[0]!).slice(0, 4)).toEqual(cells);
  expect(ankiText(await fileOf(her, 'tsv')).rows[0]!.slice(1, 5)).toEqual(cells);
});

test.each(['csv', 'tsv'])('a status that there is not is refused, and so is a guest: %s', async (format) => {
  const her = await learner();
  for (const status of ['COOLDOWN', 'completed', '', 'COMPLETED&status=COMPLETED']) {
    const response = await her.get(`${PATH}.${format}?status=${status}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect((await problemIn(response)).errors).toEqual({ status: validationMessages.status_unknown });
  }
  const refused = await guest().get(`${PATH}.${format}`);
  expect(refused.status).toBe(401);
  expect(await problemIn(refused)).toMatchObject({ code: 'login_required' });
});
