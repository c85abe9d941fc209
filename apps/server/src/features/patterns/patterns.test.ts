import { readReference } from '@utarang/content/reference';
import { readSentenceBank } from '@utarang/content/sentences';
import { readWordBook } from '@utarang/content/words';
import type { GrammarQuestion, MemberExport, PatternAnswer, SavedPatterns } from '@utarang/contract';
import { NEW_PATTERNS_A_DAY } from '@utarang/domain/review';
import { expect, onTestFinished, test } from 'vitest';
import { browser, enter, serveAccounts } from '../../../test/accounts.js';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { problemIn } from '../../../test/problem.js';
import { DAY, type Learner, learning } from '../../../test/study.js';
import { paths } from '../../paths.js';

const reference = await readReference(paths.reference);
const sentences = (await readSentenceBank(paths.sentences)).map((each) => ({
  ...each,
  wordIds: [...each.wordIds],
  targetIds: [...each.targetIds],
  situations: [...each.situations],
  retiredAt: null,
}));
const catalogue = memoryCatalogue(await readWordBook(paths.words), undefined, sentences);
const { url, start, clock, database } = await serveAccounts({ reference, catalogueOf: async () => catalogue });

async function learner() {
  const her = browser(url);
  const { username, password } = await enter(her);
  return { ...learning(her), username, password };
}
/** Opens another tab in the same session, on this process or another. */
const tab = (her: Learner, at = url) => learning(browser(at, { Cookie: `session=${her.cookies.get('session')}` }));
const guest = () => learning(browser(url));
function wait(ms: number) {
  onTestFinished(() => clock.moveTo(0));
  clock.moveTo(clock.shift() + ms);
}

const PATH = '/api/users/me/patterns';
const save = (who: Pick<Learner, 'post'>, id: string) => who.post(`${PATH}/${id}`);
const saved = async (who: Pick<Learner, 'get'>) => (await (await who.get(PATH)).json()) as SavedPatterns;
const questions = async (who: Pick<Learner, 'get'>) =>
  (await (await who.get('/api/review/patterns')).json()) as GrammarQuestion[];
const answerTo = (who: Pick<Learner, 'send'>, id: string, body: unknown, key?: string) =>
  who.send('POST', `/api/review/patterns/${id}/answer`, body, key === undefined ? {} : { 'Idempotency-Key': key });
const answer = async (...sent: Parameters<typeof answerTo>) => {
  const response = await answerTo(...sent);
  expect(response.status).toBe(200);
  return (await response.json()) as PatternAnswer;
};

test('a particle or an ending is saved once, the latest first, and taken out as often as one asks', async () => {
  const her = await learner();
  expect(await saved(her)).toEqual({ ids: [], due: 0 });
  expect((await save(her, 'te-iru')).status).toBe(201);
  const again = await save(her, 'te-iru');
  expect([again.status, await again.json()]).toEqual([200, { ids: ['te-iru'], due: 1 }]);
  wait(1_000);
  await save(her, 'made-ni');
  expect((await saved(her)).ids).toEqual(['made-ni', 'te-iru']);
  for (const time of [1, 2]) expect([time, (await her.delete(`${PATH}/te-iru`)).status]).toEqual([time, 204]);
  expect(await saved(her)).toEqual({ ids: ['made-ni'], due: 1 });
});

test('an unknown one, an unsaved one and a wrong body are refused in Korean', async () => {
  const her = await learner();
  for (const id of ['nothing', '%00', 'x'.repeat(900), '__proto__']) {
    for (const response of [await save(her, id), await answerTo(her, id, { sentenceId: 1 })]) {
      expect([id, response.status]).toEqual([id, 404]);
      expect(await problemIn(response)).toMatchObject({ code: 'entry_not_found' });
    }
    expect((await her.delete(`${PATH}/${id}`)).status).toBe(204);
  }
  expect(await problemIn(await answerTo(her, 'te-iru', { sentenceId: 1 }))).toMatchObject({
    code: 'pattern_not_saved',
  });
  await save(her, 'te-iru');
  for (const body of [
    {},
    { sentenceId: 'x' },
    { sentenceId: 1.5 },
    { sentenceId: 1, answer: 'x'.repeat(5_000) },
    { sentenceId: 1, chosen: 7 },
  ]) {
    const response = await answerTo(her, 'te-iru', body);
    expect(response.status).toBe(400);
    expect(await problemIn(response)).toMatchObject({ code: 'validation_failed' });
  }
  expect((await saved(her)).due).toBe(1);
});

test('each is asked in its order, ten at most: what fills a blank, or what it means', async () => {
  const her = await learner();
  const { rows } = await database.pool.query('select id from members where username = $1', [her.username]);
  const ids = [...reference.particles.slice(0, 8), ...reference.endings.slice(0, 8)].map(({ id }) => id);
  await database.pool.query(
    `insert into pattern_memory (member_id, pattern_id, saved_at, stability, difficulty, due_at, reviewed_at, reps, begun_on)
     select $1, id, now(), 1, 5, now() - nr * interval '1 hour', now() - interval '9 days', 1, current_date - 9
     from unnest($2::text[]) with ordinality as each (id, nr)`,
    [rows[0].id, ids],
  );
  expect((await saved(her)).due).toBe(ids.length);
  const ten = await questions(her);
  expect(ten.map(({ right }) => right.id)).toEqual(ids.toReversed().slice(0, 10));
  for (const { right, wrong, asks, blank, sentence } of ten) {
    expect(wrong).toHaveLength(3);
    if (asks === 'form') expect(sentence.japanese.slice(...blank)).toBe(right.written);
    else expect(new Set([right, ...wrong].map(({ meaning }) => meaning)).size).toBe(4);
  }
});

test('a right answer comes back in days, a forgotten one today; the form decides what is typed', async () => {
  const her = await learner();
  await save(her, 'te-iru');
  const [question] = await questions(her);
  const { id: sentenceId } = question!.sentence;
  const missed = await answer(her, 'te-iru', { sentenceId, chosen: question!.wrong[0]!.id });
  expect(missed).toMatchObject({ correct: false, intervalDays: 0, reason: { code: 'forgotten' }, due: 1 });
  expect(await answer(her, 'te-iru', { sentenceId })).toMatchObject({ correct: false });
  const right = await answer(her, 'te-iru', { sentenceId, answer: question!.right.reading, elapsedMs: 9_000 });
  expect(right).toMatchObject({ correct: true, reason: { code: 'hard' }, due: 0 });
  expect(right.intervalDays).toBeGreaterThan(0);
  expect(await questions(her)).toEqual([]);
  expect(await (await her.get('/api/review/day')).json()).toMatchObject({ doneToday: 0, streak: 1 });
  wait(right.intervalDays * DAY);
  const back = await saved(her);
  expect(back.due).toBe(1);
  expect(await answer(her, 'te-iru', { sentenceId: 1, answer: question!.right.reading })).toMatchObject({
    correct: false,
  });
});

test('so many new ones begin on a day, and the others on the next', async () => {
  const her = await learner();
  const ids = reference.endings.slice(0, NEW_PATTERNS_A_DAY + 2).map(({ id }) => id);
  for (const id of ids) await save(her, id);
  for (let left = NEW_PATTERNS_A_DAY; left > 0; left--) {
    const asked = await questions(her);
    expect(asked).toHaveLength(left);
    const { right, sentence } = asked[0]!;
    expect((await answer(her, right.id, { sentenceId: sentence.id, chosen: right.id })).due).toBe(left - 1);
  }
  wait(DAY);
  expect((await saved(her)).due).toBeGreaterThanOrEqual(2);
});

test('an answer that comes again counts once, in two processes too', async () => {
  const her = await learner();
  await save(her, 'te-iru');
  const tabs = [tab(her), tab(her, (await start()).url)] as const;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => answer(tabs[i % 2]!, 'te-iru', { sentenceId: 1, chosen: 'te-iru' }, 'one key')),
  );
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  const { patterns } = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(patterns).toEqual([expect.objectContaining({ patternId: 'te-iru', reps: 1, streak: 1 })]);
  expect(await problemIn(await answerTo(her, 'te-iru', { sentenceId: 2, chosen: 'te-iru' }, 'one key'))).toMatchObject({
    code: 'idempotency_mismatch',
  });
});

test('what is taken out is not asked, and what was learnt of it is there when it is saved again', async () => {
  const her = await learner();
  await save(her, 'te-iru');
  await answer(her, 'te-iru', { sentenceId: 1 });
  await her.delete(`${PATH}/te-iru`);
  expect(await saved(her)).toEqual({ ids: [], due: 0 });
  expect((await answerTo(her, 'te-iru', { sentenceId: 1 })).status).toBe(404);
  await save(her, 'te-iru');
  const { patterns } = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(patterns).toMatchObject([{ patternId: 'te-iru', reps: 1 }]);
});

test('a guest has none, a member what is theirs alone, and the end of the account takes them along', async () => {
  const [her, him] = [await learner(), await learner()];
  await save(her, 'te-iru');
  await save(him, 'te-iru');
  for (const { status } of [
    await guest().get(PATH),
    await save(guest(), 'te-iru'),
    await guest().get('/api/review/patterns'),
  ]) {
    expect(status).toBe(401);
  }
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  const { rowCount } = await database.pool.query(
    'select 1 from pattern_memory left join members on members.id = member_id where members.id is null',
  );
  expect(rowCount).toBe(0);
  expect((await saved(him)).ids).toEqual(['te-iru']);
});
