import { ANSWER_MAX } from '@utarang/contract';
import { attemptsPerRound } from '@utarang/domain/study';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectProblem, problemIn } from '../../../test/problem.js';
import { serveStudy } from '../../../test/study.js';

const { learner, url, database } = await serveStudy();
const her = await learner();
const EAT = 50_412;
const answerPath = `/api/my-words/${EAT}/clear/answer`;

/** Every call that names a word. */
const callsOn = (id: string) =>
  [
    ['POST', `/api/checked-words/${id}`],
    ['POST', `/api/checked-words/delete/${id}`],
    ['POST', `/api/my-words/${id}/clear/start`],
    ['POST', `/api/my-words/${id}/clear/answer`, { answerKo: '먹다' }],
    ['POST', `/api/my-words/${id}/practice`, { answerKo: '먹다' }],
    ['GET', `/api/my-words/${id}/synonyms`],
    ['POST', `/api/my-words/${id}/synonyms`, { answerKo: '먹다' }],
    ['DELETE', `/api/my-words/${id}/synonyms/1`],
    ['POST', `/api/words/${id}/reports`, { field: 'meaningKo' }],
  ] as const;

const NO_IDS = ['0', '-1', 'abc', '1e3', '1.0', '0x10', '１', '%20', '%00', '%ED%A0%80', '50412%20', 'null'];
const NO_WORDS = ['2147483647', '2147483648', '9007199254740993', '9'.repeat(60)];

test.each([
  ...NO_IDS.map((id) => [id, 'is no id', 400] as const),
  ...NO_WORDS.map((id) => [id, 'is the id of no word', 404] as const),
])('%s %s, whatever the call', async (id, _, status) => {
  for (const [method, path, body] of callsOn(id)) {
    const response = await her.send(method, path, body);
    expect([path, response.status]).toEqual([path, status]);
    await problemIn(response);
  }
});

test.each<[string, unknown, string]>([
  ['blank', { answerKo: '  ' }, 'answer_required'],
  ['nothing but characters that show nothing', { answerKo: '\u3000' }, 'answer_required'],
  ['absent', {}, 'answer_required'],
  ['too long', { answerKo: '가'.repeat(ANSWER_MAX + 1) }, 'validation_failed'],
  ['with a control character', { answerKo: '먹\u0000다' }, 'validation_failed'],
  ['with a line end', { answerKo: '먹\n다' }, 'validation_failed'],
  ['with half a character', { answerKo: '먹\ud800다' }, 'validation_failed'],
  ['a number', { answerKo: 1 }, 'validation_failed'],
  ['null', { answerKo: null }, 'validation_failed'],
  ['a list', { answerKo: ['먹다'] }, 'validation_failed'],
  ['not in an object', '먹다', 'validation_failed'],
  ['in a list', [{ answerKo: '먹다' }], 'validation_failed'],
])('an answer that is %s is refused, and costs nothing', async (_, body, code) => {
  for (const path of [answerPath, `/api/my-words/${EAT}/practice`]) {
    const response = await her.post(path, body);
    expect(response.status).toBe(400);
    expect(await problemIn(response)).toMatchObject({ code });
  }
  expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound });
});

test('an answer may be as long as the limit, beyond the basic plane too', async () => {
  const response = await her.post(`/api/my-words/${EAT}/practice`, { answerKo: '𠮷'.repeat(ANSWER_MAX) });
  expect(await response.json()).toEqual({ correct: false });
});

test('an answer without a body, or with one that is no JSON, is refused', async () => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Cookie: `session=${her.cookies.get('session')}` };
  for (const [body, type, status] of [
    [undefined, undefined, 400],
    ['', 'application/json', 400],
    ['{', 'application/json', 400],
    ['{"answerKo":"먹다","__proto__":{}}', 'application/json', 400],
    ['먹다', 'text/plain', 400],
    ['먹다', 'application/xml', 415],
  ] as const) {
    const response = await fetch(url + answerPath, {
      method: 'POST',
      headers: { ...headers, ...(type && { 'Content-Type': type }) },
      ...(body !== undefined && { body }),
    });
    expect([body, response.status]).toEqual([body, status]);
    await problemIn(response);
  }
});

test('whatever is sent: an answer, or a problem of the caller', async () => {
  const id = fc.oneof(
    fc.constantFrom(String(EAT), '50112', '31', '0', 'abc', '%00', '%'),
    fc.integer({ min: -5, max: 60_000 }).map(String),
    fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURIComponent),
  );
  const call = fc.oneof(
    id.map((word) => ['POST', `/api/checked-words/${word}`] as const),
    id.map((word) => ['POST', `/api/checked-words/delete/${word}`] as const),
    id.map((word) => ['POST', `/api/my-words/${word}/clear/start`] as const),
    id.map((word) => ['POST', `/api/my-words/${word}/clear/answer`] as const),
    id.map((word) => ['POST', `/api/my-words/${word}/practice`] as const),
    id.map((word) => ['POST', `/api/my-words/${word}/synonyms`] as const),
    fc.tuple(id, id).map(([word, no]) => ['DELETE', `/api/my-words/${word}/synonyms/${no}`] as const),
    id.map((word) => ['POST', `/api/words/${word}/reports`] as const),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('먹다', '', '\u0000', '\ud800', "' or 1=1--", '가'.repeat(600), '먹다'.normalize('NFD'), '~', '()'),
  );
  const value = fc.oneof(text, text, fc.jsonValue({ maxDepth: 1 }));
  const body = fc
    .array(fc.tuple(fc.constantFrom('answerKo', 'answerKo', 'field', 'note', '__proto__', 'points'), value), {
      maxLength: 4,
    })
    .map((all) => `{${all.map(([name, of]) => `${JSON.stringify(name)}:${JSON.stringify(of)}`).join()}}`);
  const key = fc.option(fc.string({ unit: fc.constantFrom('a', ' ', '~', '\t', 'é', '"', '%'), maxLength: 120 }));

  const property = fc.asyncProperty(
    call,
    fc.oneof(body, fc.json({ maxDepth: 1 })),
    key,
    async ([method, path], sent, idempotency) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'Content-Type': 'application/json',
          Cookie: `session=${her.cookies.get('session')}`,
          ...(idempotency !== null && { 'Idempotency-Key': idempotency }),
        },
        body: sent,
      });
      expect(response.status).toBeLessThan(500);
      if (response.status >= 400) expectProblem(response, await response.text());
      else await response.arrayBuffer();
    },
  );
  await fc.assert(property, { numRuns: 300 });
  const { rows } = await database.pool.query('select 1 from point_awards where points > 5');
  expect(rows).toEqual([]);
});
