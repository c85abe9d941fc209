import { CORRECTION_MAX } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import { serveLyrics } from '../../../test/lyrics.js';
import { problemIn } from '../../../test/problem.js';
import { CORRECTIONS_MAX } from './corrections.service.js';

const { writer, tab, start, database, clock } = await serveLyrics();
const nothing = { reading: null, meaningKo: null, wordId: null };

test('what is said last of a word as it is written counts, for its member alone', async () => {
  onTestFinished(() => clock.moveTo(0));
  const [her, him] = [await writer(), await writer()];
  await her.correct({ written: '開いて', dictionary: '開く', reading: 'あいて' });
  clock.moveTo(60_000);
  await her.correct({ written: '窓', dictionary: '窓', meaningKo: ' 창문 ' });
  clock.moveTo(120_000);
  const response = await her.correct({
    written: '開いて',
    dictionary: '開く',
    reading: 'ひらいて',
    meaningKo: '펼치다',
  });
  expect(response.status).toBe(200);
  expect(await her.corrections()).toMatchObject([
    { ...nothing, written: '開いて', dictionary: '開く', reading: 'ひらいて', meaningKo: '펼치다' },
    { ...nothing, written: '窓', meaningKo: '창문' },
  ]);
  expect(await him.corrections()).toEqual([]);
});

test('it can be taken back, by its member alone', async () => {
  const [her, him] = [await writer(), await writer()];
  await her.correct({ written: '窓', dictionary: '窓', meaningKo: '창' });
  const { id } = (await her.corrections())[0]!;
  for (const [who, at] of [
    [him, id],
    [her, 'x'],
    [her, 999_999],
  ] as const) {
    const response = await who.takeBack(at);
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'correction_not_found' });
  }
  expect((await her.takeBack(id)).status).toBe(204);
  expect(await her.corrections()).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['nothing',              { written: '窓', dictionary: '窓' },                           400, 'meaningKo', '읽는 법이나 뜻을 적어 주세요'],
  ['blanks',               { written: '窓', dictionary: '窓', meaningKo: ' ' },           400, 'meaningKo', '읽는 법이나 뜻을 적어 주세요'],
  ['a reading in Hangul',  { written: '窓', dictionary: '窓', reading: '마도' },          400, 'reading',   '읽는 법은 히라가나나 가타카나로만 써 주세요'],
  ['a meaning too long',   { written: '窓', dictionary: '窓', meaningKo: '가'.repeat(CORRECTION_MAX + 1) }, 400, 'meaningKo', validationMessages.correction_too_long],
  ['no word',              { written: '', dictionary: '', meaningKo: '창' },              400, 'written',   '값을 확인해 주세요'],
])('%s is refused with a sentence', async (_, body, status, field, sentence) => {
  const response = await (await writer()).correct(body);
  expect(response.status).toBe(status);
  expect((await problemIn(response)).errors).toEqual({ [field]: sentence });
});

test('a word of the book is kept with it, and one that the book does not have is none', async () => {
  const her = await writer();
  await her.correct({ written: 'たべもの', dictionary: 'たべもの', wordId: 50_112 });
  await her.correct({ written: '窓', dictionary: '窓', meaningKo: '창', wordId: 999 });
  const alone = await her.correct({ written: '戸', dictionary: '戸', wordId: 999 });
  expect(alone.status).toBe(404);
  expect((await her.corrections()).map(({ written, wordId }) => [written, wordId]).sort()).toEqual([
    ['たべもの', 50_112],
    ['窓', null],
  ]);
});

test('at the most there are no more, in two processes at once, but what is there can be said again', async () => {
  const her = await writer();
  const { rows } = await database.pool.query('select id from members where username = $1', [her.username]);
  await database.pool.query(
    `insert into word_corrections (member_id, written, dictionary, meaning_ko, updated_at)
     select $1, 'a' || n, '', '뜻', now() from generate_series(1, $2) as n`,
    [rows[0].id, CORRECTIONS_MAX - 1],
  );
  const tabs = [tab(her), tab(her, (await start()).url)] as const;
  const asked = [...'窓戸花犬'].map((written, index) =>
    tabs[index % 2]!.correct({ written, dictionary: written, meaningKo: '뜻' }),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ ok }) => !ok)!;
  expect(await problemIn(refused)).toMatchObject({ code: 'correction_limit' });
  expect((await her.correct({ written: 'a7', dictionary: '', meaningKo: '새 뜻' })).status).toBe(200);
});
