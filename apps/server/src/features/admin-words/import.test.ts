import {
  type AdminWord,
  IMPORT_MAX_BYTES,
  type ImportObstacles,
  type ImportReport,
  type ImportResult,
  WORD_FIELD_MAX,
  type WordChange,
} from '@utarang/contract';
import { adminErr, format, importErr } from '@utarang/messages';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { enterAdmin } from '../../../test/admin.js';
import { silentLog } from '../../../test/log.js';
import { problemIn } from '../../../test/problem.js';
import { serveStudy, studyWords } from '../../../test/study.js';
import { seedWords } from '../../db/seed.js';
import { readTable } from './table-read.js';

const served = await serveStudy({
  fields: [
    { name: '음식', entries: [{ wordId: 50_112, meaningKo: null, hidesLevel: false }] },
    { name: '동물', entries: [] },
  ],
});
const { browser, database, start, url } = served;
const [EAT, FOOD, SCHOOL, NOSE] = [50_412, 50_112, 50_201, 40_020];

let admin: Awaited<ReturnType<typeof enterAdmin>>;
beforeAll(async () => {
  admin = await enterAdmin(served);
});
/** Every test begins with the words of the content and nothing else. */
beforeEach(async () => {
  await database.pool.query(`delete from words where id > 100000; delete from ko_like; update words set edited_at = null;
    update words set japanese_word = 'id ' || id where id in (${EAT}, ${FOOD});
    update words set meaning_ko = '먹다', japanese_word = '食べる', hiragana = 'たべる' where id = ${EAT};
    update words set meaning_ko = '음식, 먹을 것', japanese_word = '食べ物', hiragana = 'たべもの' where id = ${FOOD};
    update words set meaning_ko = '학교', level = null where id = ${SCHOOL};
    delete from field_words where word_id <> ${FOOD}`);
});

type Given = { to?: string; by?: typeof admin; tag?: string; key?: string; format?: string; type?: string };

const send = (table: string | Uint8Array<ArrayBuffer>, dryRun: boolean, given: Given = {}) => {
  const { to = url, by = admin, tag, key, format = 'csv', type = 'text/csv' } = given;
  return fetch(`${to}/api/admin/words/import?format=${format}&dryRun=${dryRun}`, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': type,
      Cookie: `session=${by.cookies.get('session')}`,
      ...(tag === undefined ? {} : { 'If-Match': `"${tag}"` }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    body: table,
  });
};
const check = async (table: string, given?: Given) => {
  const response = await send(table, true, given);
  expect(response.status).toBe(200);
  return (await response.json()) as ImportReport;
};
const apply = async (table: string, given?: Given) => {
  const response = await send(table, false, given);
  expect([response.status, response.status === 200 ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as ImportResult;
};
const refusal = async (table: string, given?: Given) =>
  (await problemIn(await send(table, false, given))) as Awaited<ReturnType<typeof problemIn>> & ImportObstacles;

const list = async () => (await (await admin.get('/api/admin/words')).json()) as AdminWord[];
const word = async (id: number) => (await list()).find((one) => one.id === id)!;
const history = async (id: number) =>
  (await (await admin.get(`/api/admin/words/${id}/history`)).json()) as WordChange[];
const entries = async () =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from audit_entries')).rows[0]!.n;
const exported = async (format = 'csv') => (await admin.get(`/api/admin/words/export?format=${format}`)).arrayBuffer();
const edit = async (id: number, over: Partial<AdminWord>) => {
  const { koreanPronunciation, hiragana, japaneseWord, meaningKo } = await word(id);
  const body = { koreanPronunciation, hiragana, japaneseWord, meaningKo, ...over };
  expect((await admin.put(`/api/admin/words/${id}`, body)).status).toBe(200);
};

const NEW = '한글 발음,히라가나,일본어 단어,뜻';

test('the export is a file of all words that a spreadsheet opens', async () => {
  for (const [format, type] of [
    ['csv', 'text/csv; charset=utf-8'],
    ['tsv', 'text/tab-separated-values; charset=utf-8'],
  ] as const) {
    const response = await admin.get(`/api/admin/words/export?format=${format}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="utarang-words-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { rows } = await readTable(bytes, format);
    expect(rows.map(({ cells }) => Number(cells.get('id')))).toEqual((await list()).map(({ id }) => id));
  }
  for (const query of ['', '?format=xlsx', '?format=csv&format=tsv']) {
    expect((await admin.get(`/api/admin/words/export${query}`)).status).toBe(400);
  }
});

test('what was exported, in either form, changes nothing when it is imported', async () => {
  await edit(NOSE, { koLike: { hanja: '비', caution: '=코만 뜻해요' }, fields: ['동물', '음식'], accept: ['콧등'] });
  for (const format of ['csv', 'tsv']) {
    const table = Buffer.from(await exported(format)).toString();
    expect(table).toContain("'=코만 뜻해요");
    const report = await check(table, { format });
    expect(report).toMatchObject({ rows: studyWords.length, unchanged: studyWords.length, added: [], changed: [] });
    const before = [await list(), await entries()];
    expect(await apply(table, { format, tag: report.digest })).toMatchObject({ added: 0, changed: 0 });
    expect([await list(), await entries()]).toEqual(before);
  }
});

test('a dry run shows each difference and changes nothing; the import does just that, with a history', async () => {
  const table = [
    '번호,뜻,급수,상황,한자음,한국어와 다른 점,한글 발음,히라가나,일본어 단어',
    `${EAT},"먹다, 들다",n5,"동물,음식",,,타베루,たべる,食べる`,
    `${FOOD},"음식, 먹을 것",N5,음식,,,타베모노,たべもの,食べ物`,
    `,산,,동물,산,"'=높은 곳",야마,やま,山`,
  ].join('\r\n');
  const before = await list();
  const report = await check(table);
  expect(report).toMatchObject({
    rows: 3,
    unchanged: 1,
    changed: [
      {
        row: 2,
        id: EAT,
        japaneseWord: '食べる',
        differences: [
          { column: 'meaningKo', before: '먹다', after: '먹다, 들다' },
          { column: 'fields', before: '', after: '동물, 음식' },
        ],
      },
    ],
    added: [
      {
        row: 4,
        id: null,
        differences: [
          { column: 'koreanPronunciation', before: '', after: '야마' },
          { column: 'hiragana', before: '', after: 'やま' },
          { column: 'japaneseWord', before: '', after: '山' },
          { column: 'meaningKo', before: '', after: '산' },
          { column: 'fields', before: '', after: '동물' },
          { column: 'hanja', before: '', after: '산' },
          { column: 'caution', before: '', after: '=높은 곳' },
        ],
      },
    ],
    conflictCount: 0,
    faultCount: 0,
  });
  expect(await list()).toEqual(before);

  expect(await apply(table, { tag: report.digest })).toEqual({
    applied: true,
    rows: 3,
    unchanged: 1,
    added: 1,
    changed: 1,
  });
  const made = (await list())[0]!;
  expect(made).toMatchObject({ japaneseWord: '山', version: 1, fields: ['동물'] });
  expect(made.koLike).toEqual({ hanja: '산', caution: '=높은 곳' });
  expect(made.id).toBeGreaterThan(100_000);
  const eat = before.find(({ id }) => id === EAT)!;
  expect(await word(EAT)).toMatchObject({
    meaningKo: '먹다, 들다',
    fields: ['음식', '동물'],
    version: eat.version + 1,
  });
  // It is in search and lists with the next request, in the order of the file behind what was there.
  const listed = await (await browser().get(`/api/fields/${encodeURIComponent('동물')}/words`)).json();
  expect(listed).toMatchObject([{ id: EAT }, { id: made.id }]);
  expect(await (await browser().get(`/api/words?q=${encodeURIComponent('야마')}`)).json()).toMatchObject({
    content: [{ id: made.id }],
  });
  expect(await history(EAT)).toMatchObject([
    { action: 'imported', admin: admin.username, before: { meaningKo: '먹다' }, after: { meaningKo: '먹다, 들다' } },
  ]);
  expect(await history(made.id)).toMatchObject([{ action: 'imported', before: null, after: { japaneseWord: '山' } }]);

  // Each is taken back by itself.
  for (const id of [EAT, made.id]) {
    expect((await admin.post(`/api/admin/words/${id}/history/${(await history(id))[0]!.id}/revert`)).status).toBe(200);
  }
  expect(await word(EAT)).toMatchObject({ meaningKo: '먹다', fields: [] });
  expect(await word(made.id)).toBeUndefined();
});

test('what is empty is taken away, and a column that is missing leaves the word as it is', async () => {
  await edit(NOSE, { koLike: { hanja: '비', caution: '코만' }, fields: ['동물'], accept: ['콧등'], level: 'N4' });
  await apply(`id,caution,accept\n${NOSE},,`);
  expect(await word(NOSE)).toMatchObject({ koLike: { hanja: '비', caution: null }, accept: [], fields: ['동물'] });
  await apply(`id,level,hanja,fields\n${NOSE},,,`);
  expect(await word(NOSE)).toMatchObject({ koLike: null, level: null, fields: [] });
});

test('two words exchange their texts, and a word takes the text that another one leaves', async () => {
  const table = [
    'id,koreanPronunciation,hiragana,japaneseWord,meaningKo',
    `${EAT},타베모노,たべもの,食べ物,음식`,
    `${FOOD},타베루,たべる,食べる,먹다`,
  ];
  await apply(table.join('\n'));
  expect([(await word(EAT)).japaneseWord, (await word(FOOD)).japaneseWord]).toEqual(['食べ物', '食べる']);
  const next = [table[0], `${EAT},노미모노,のみもの,飲み物,음료`, ',타베모노,たべもの,食べ物,음식'];
  await apply(next.join('\n'));
  expect((await list()).slice(0, 1)).toMatchObject([{ japaneseWord: '食べ物', meaningKo: '음식' }]);
  expect(await word(EAT)).toMatchObject({ japaneseWord: '飲み物' });
});

// biome-ignore format: a table, to be read down
test.each<[string, string, { row: number; column: string | null; message: string }[]]>([
  ['blank texts',               `${NEW}\n,やま,,산`,                          [{ row: 2, column: 'koreanPronunciation', message: adminErr.pronRequired }, { row: 2, column: 'japaneseWord', message: adminErr.writtenRequired }]],
  ['what the rule forbids',     `${NEW}\n\n야마,yama,山,산`,                  [{ row: 3, column: 'hiragana', message: adminErr.notKana }]],
  ['a formula',                 `${NEW}\n=1+1,やま,山,산`,                    [{ row: 2, column: 'koreanPronunciation', message: adminErr.notHangul }]],
  ['a control character',       `${NEW}\n야마,やま,山\u0007,산`,              [{ row: 2, column: 'japaneseWord', message: '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.' }]],
  ['more than there may be',    `${NEW}\n야마,やま,山,${'가'.repeat(WORD_FIELD_MAX + 1)}`,   [{ row: 2, column: 'meaningKo', message: adminErr.tooLong }]],
  ['an id that is none',        `id,뜻\n5e4,산\n0,산`,                        [{ row: 2, column: 'id', message: importErr.idInvalid }, { row: 3, column: 'id', message: importErr.idInvalid }]],
  ['an id that nobody has',     `id,뜻\n99999,산`,                            [{ row: 2, column: 'id', message: '번호가 99999인 단어가 없어요. 새 단어면 번호를 비워 두세요.' }]],
  ['an id twice',               `id,뜻\n${EAT},산\n${EAT},강`,                [{ row: 3, column: 'id', message: `번호가 ${EAT}인 단어가 2행에도 있어요` }]],
  ['a version that is none',    `id,버전,뜻\n${EAT},x,산`,                      [{ row: 2, column: 'version', message: importErr.versionInvalid }]],
  ['another level',             `id,급수\n${EAT},N6`,                         [{ row: 2, column: 'level', message: importErr.levelUnknown }]],
  ['a situation there is not',  `id,상황\n${EAT},우주`,                       [{ row: 2, column: 'fields', message: adminErr.fieldUnknown }]],
  ['a reading in kanji',        `id,한자음\n${EAT},食`,                       [{ row: 2, column: 'hanja', message: adminErr.koLikeHangul }]],
  ['a caution about nothing',   `id,한국어와 다른 점\n${EAT},다르다`,         [{ row: 2, column: 'hanja', message: adminErr.koLikeRequired }]],
  ['an answer twice',           `id,정답으로 볼 답\n${EAT},먹다`,             [{ row: 2, column: 'accept', message: '같은 말이 두 번 있어요: 먹다. 뜻, 정답으로 볼 답, 오답으로 볼 답 가운데 한 곳에만 써 주세요.' }]],
  ['a word that is there',      `${NEW}\n타베루,たべる,食べる,먹다`,          [{ row: 2, column: 'japaneseWord', message: `같은 표기와 읽기의 단어가 이미 있어요 (번호 ${EAT})` }]],
  ['a new word twice',          `${NEW}\n야마,やま,山,산\n야마,やま,山,메`,   [{ row: 3, column: 'japaneseWord', message: '같은 표기와 읽기의 단어가 2행에도 있어요' }]],
  ['beyond the headings',       `id,뜻\n${EAT},먹다,들다`,                    [{ row: 2, column: null, message: importErr.withoutHeading }]],
])('%s: the row, the column and what to mend, and nothing is imported', async (_, table, faults) => {
  const before = [await list(), await entries()];
  // A row that could be imported is not, either.
  const [headings = '', ...rows] = table.split('\n');
  const good = headings.split(',').map((name) => (name === 'id' ? SCHOOL : name === '뜻' ? '배움터' : ''));
  const whole = headings === NEW ? table : [headings, ...rows, good.join(',')].join('\n');
  const report = await check(whole);
  expect(report).toMatchObject({ faults, faultCount: faults.length });
  expect(await refusal(whole, { tag: report.digest })).toMatchObject({ code: 'import_unfit', faultCount: faults.length });
  expect([await list(), await entries()]).toEqual(before);
});

test('of very many faults the first are told, and how many there are', async () => {
  const { faults, faultCount } = await check(`id\n${Array.from({ length: 1000 }, () => 'x').join('\n')}`);
  expect([faults.length, faultCount]).toEqual([200, 1000]);
});

test('searches are answered while a table of many rows is read', async () => {
  const table = [NEW, ...Array.from({ length: 8_000 }, (_, n) => `가,か,${n},${'가'.repeat(20)}`)].join('\n');
  let isOver = false;
  const read = send(table, true).finally(() => {
    isOver = true;
  });
  let answered = 0;
  while (!isOver) {
    const { status } = await fetch(`${url}/api/words?q=${encodeURIComponent('먹다')}&mode=meaning`);
    expect(status).toBe(200);
    if (!isOver) answered++;
  }
  expect((await read).status).toBeLessThan(500);
  // Where one piece of work held everything, a search or two would be answered: before it and after.
  expect(answered).toBeGreaterThan(5);
});

test('a row of an earlier version is shown with both texts, and nothing is imported', async () => {
  const { version } = await word(SCHOOL);
  await edit(SCHOOL, { meaningKo: '배움터' });
  const table = `번호,버전,뜻\n${SCHOOL},${version},학당\n${EAT},,들다`;
  const report = await check(table);
  const conflict = {
    ...{ row: 2, id: SCHOOL, japaneseWord: '学校', version, newest: version + 1 },
    differences: [{ column: 'meaningKo', before: '배움터', after: '학당' }],
  };
  expect(report).toMatchObject({ conflictCount: 1, conflicts: [conflict], changed: [{ id: EAT }] });
  expect(await refusal(table, { tag: report.digest })).toMatchObject({ code: 'import_unfit', conflicts: [conflict] });
  expect(await refusal(table)).toMatchObject({ code: 'import_unfit' });
  expect([(await word(SCHOOL)).meaningKo, (await word(EAT)).meaningKo]).toEqual(['배움터', '먹다']);
  // A row that says what is stored by now is no conflict; earlier releases called the column 판.
  expect(await check(`번호,판,뜻\n${SCHOOL},${version},배움터`)).toMatchObject({ unchanged: 1, conflictCount: 0 });
});

test('where a word changed after the dry run nothing is imported, and another word does not matter', async () => {
  const table = `id,뜻\n${EAT},들다`;
  const seen = await check(table);
  await edit(EAT, { level: 'N4' });
  expect(await refusal(table, { tag: seen.digest })).toMatchObject({ code: 'import_outdated' });
  expect(await word(EAT)).toMatchObject({ meaningKo: '먹다' });
  const again = await check(table);
  await edit(SCHOOL, { meaningKo: '배움터' });
  expect(await apply(table, { tag: again.digest })).toMatchObject({ changed: 1 });
  expect(await refusal(`${table}!`, { tag: again.digest })).toMatchObject({ code: 'import_outdated' });
});

test('of imports of one dry run at once one is done, in whichever process', async () => {
  const other = await start();
  const second = await enterAdmin(served, other.browser());
  const table = `id,뜻\n${EAT},들다\n${SCHOOL},배움터\n`;
  const { digest } = await check(table);
  const before = await entries();
  const codes = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const response = await send(table, false, n % 2 ? { tag: digest } : { tag: digest, to: other.url, by: second });
      return response.status === 200 ? 'done' : (await problemIn(response)).code;
    }),
  );
  expect(codes.sort()).toEqual(['done', ...Array.from({ length: 7 }, () => 'import_outdated')]);
  expect((await entries()) - before).toBe(2);
});

test('imports of other words at once are all done, and two that add one word are not', async () => {
  const kanji = ['一', '二', '三', '四', '五', '六'];
  const results = await Promise.all(kanji.map((one) => apply(`${NEW},상황\n야마,やま,${one},산,동물`)));
  expect(results.every(({ added }) => added === 1)).toBe(true);
  const animals = await (await browser().get(`/api/fields/${encodeURIComponent('동물')}/words`)).json();
  expect(animals).toHaveLength(kanji.length);
  const twins = await Promise.all([1, 2, 3].map(() => send(`${NEW}\n후타고,ふたご,双子,쌍둥이`, false)));
  expect(twins.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('beside an import and a seed, edits are neither lost nor half done', async () => {
  const { version } = await word(EAT);
  const table = `id,판,뜻\n${EAT},${version},들다\n${FOOD},,먹거리`;
  const body = { ...(await word(EAT)), level: undefined };
  const [imported, edited] = await Promise.all([
    send(table, false),
    admin.send(
      'PUT',
      `/api/admin/words/${EAT}`,
      { ...body, meaningKo: '먹다, 자시다' },
      { 'If-Match': `"${version}"` },
    ),
    seedWords(
      database,
      studyWords.map((one) => ({ ...one, block: ['씨앗'] })),
      silentLog,
    ),
  ]);
  const [eat, food] = [await word(EAT), await word(FOOD)];
  // The seed counts a version, too: an edit of the version before is refused.
  expect([200, 409]).toContain(imported.status);
  if (imported.status === 200) expect([eat.meaningKo, food.meaningKo]).toEqual(['들다', '먹거리']);
  else expect(food.meaningKo).toBe('음식, 먹을 것');
  if (edited.status === 200) expect(eat.meaningKo).toBe('먹다, 자시다');
  expect([imported.status, edited.status]).not.toEqual([200, 200]);
});

test('an import whose answer was lost is told the same once more, and is done once', async () => {
  const table = `${NEW}\n야마,やま,山,산`;
  const { digest } = await check(table);
  const given = { tag: digest, key: 'import-1' };
  const first = await apply(table, given);
  const before = await entries();
  expect(await Promise.all([apply(table, given), apply(table, given)])).toEqual([first, first]);
  expect(await entries()).toBe(before);
  expect((await list()).filter(({ japaneseWord }) => japaneseWord === '山')).toHaveLength(1);
  expect(await problemIn(await send(`${table}\n`, false, given))).toMatchObject({ code: 'idempotency_mismatch' });
});

test('what admins imported stays when the content is seeded again', async () => {
  await apply(`id,뜻\n${EAT},"먹다, 가져온 뜻"`);
  await seedWords(
    database,
    studyWords.map((one) => ({ ...one, meaningKo: '새 씨앗' })),
    silentLog,
  );
  expect(await word(EAT)).toMatchObject({ meaningKo: '먹다, 가져온 뜻' });
  expect(await word(SCHOOL)).toMatchObject({ meaningKo: '새 씨앗' });
});

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['nothing', '', importErr.empty],
  ['bytes that are no text', new Uint8Array([0xc3, 0x28, 0, 0xff]), importErr.encoding],
  ['headings alone', NEW, importErr.noRows],
  ['columns without a name', ','.repeat(1000), importErr.headings],
  [
    'a page',
    '<!doctype html>',
    '모르는 열이 있어요: <!doctype html>. 열을 지우거나 내보낸 파일의 제목으로 고쳐 주세요.',
  ],
  ['a million columns', ','.repeat(1_000_000), '1행이 너무 길어요. 줄을 바꾸는 곳과 따옴표를 확인해 주세요.'],
])('%s is refused with a sentence, whatever type it is said to be of', async (_, table, file) => {
  for (const type of ['text/csv', 'application/json', 'application/octet-stream', 'text/plain']) {
    for (const dryRun of [true, false]) {
      const response = await send(table, dryRun, { type });
      expect(response.status).toBe(400);
      expect(await problemIn(response)).toMatchObject({ code: 'validation_failed', errors: { file } });
    }
  }
});

test('up to 8 MiB are read, and not a byte more; other calls take 1 MiB', async () => {
  const table = `${NEW}\n야마,やま,山,산\n`;
  const padded = (bytes: number) => table + '\n'.repeat(1000).padEnd(bytes - Buffer.byteLength(table), ' ');
  expect(Buffer.byteLength(padded(IMPORT_MAX_BYTES))).toBe(IMPORT_MAX_BYTES);
  const largest = await problemIn(await send(padded(IMPORT_MAX_BYTES), true));
  expect(largest).toMatchObject({
    errors: { file: '1,003행이 너무 길어요. 줄을 바꾸는 곳과 따옴표를 확인해 주세요.' },
  });
  for (const dryRun of [true, false]) {
    const response = await send(padded(IMPORT_MAX_BYTES + 1), dryRun);
    expect(response.status).toBe(413);
    expect(await problemIn(response)).toMatchObject({ code: 'body_too_large' });
  }
  const word = { koreanPronunciation: '가'.repeat(400_000) };
  expect((await admin.post('/api/admin/words/add', word)).status).toBe(413);
});

test.each(['', 'format=csv&dryRun=maybe', 'format=xls', 'dryRun=true'])('%j is no question', async (query) => {
  const response = await fetch(`${url}/api/admin/words/import?${query}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', Cookie: `session=${admin.cookies.get('session')}` },
    body: NEW,
  });
  expect(response.status).toBe(400);
});

test('a row that is a word of the book in another of its spellings is told; the word itself may take one of them', async () => {
  const forms = [{ kind: 'also', note: null, written: '喰べる' }];
  await database.pool.query('update words set forms = $1 where id = $2', [JSON.stringify(forms), EAT]);
  const { faults } = await check(`${NEW}\n타베루,たべる,喰べる,먹다`);
  expect(faults).toEqual([{ row: 2, column: 'japaneseWord', message: format(importErr.taken, { id: String(EAT) }) }]);
  const changed = await check(`id,일본어 단어\n${EAT},喰べる`);
  expect(changed).toMatchObject({ faults: [], changed: [{ id: EAT }] });
  await database.pool.query(`update words set forms = '[]' where id = $1`, [EAT]);
});
