import { ApiError, type ErrorCode } from '@utarang/contract';
import { expect, test } from 'vitest';
import { ConnectionError } from '../../lib/http.js';
import { outcomeOf, sendCalls } from './send-calls.js';
import type { QueuedCall } from './waiting-calls.js';

const call = (key: string, part: Partial<QueuedCall> = {}): QueuedCall => ({
  ...{ method: 'POST', path: `/api/checked-words/${key}`, key, does: 'save', wordId: 1, member: 'mina', at: 0 },
  ...part,
});

/** A store in memory, and a server that answers by `answer`. */
function device(calls: readonly QueuedCall[], answer: (call: QueuedCall) => unknown = () => null) {
  let list = [...calls];
  const asked: string[] = [];
  return {
    asked,
    left: () => list.map(({ key }) => key),
    sending: {
      waiting: async () => list,
      send: async (sent: QueuedCall) => {
        asked.push(sent.key);
        const error = answer(sent);
        if (error) throw error;
      },
      remove: async (key: string) => {
        list = list.filter((each) => each.key !== key);
      },
    },
  };
}

const refusal = (code: ErrorCode, status: number) => new ApiError(code, {}, { code, status });
const NO_NETWORK = new ConnectionError('network');

test('calls are sent in their order, each once, and only those of the member', async () => {
  const { asked, left, sending } = device([call('1'), call('2', { member: 'jun' }), call('3')]);
  expect(await sendCalls('mina', sending)).toMatchObject({ refused: [], isLeft: false });
  expect(asked).toEqual(['1', '3']);
  expect(left()).toEqual(['2']);
});

test('where the network ends again the rest waits, in its order', async () => {
  const { asked, left, sending } = device([call('1'), call('2'), call('3')], ({ key }) => key === '2' && NO_NETWORK);
  expect(await sendCalls('mina', sending)).toMatchObject({ sent: [{ key: '1' }], isLeft: true });
  expect(asked).toEqual(['1', '2']);
  expect(left()).toEqual(['2', '3']);
});

test('a refused call is named and does not hold up the others', async () => {
  const error = refusal('word_not_found', 404);
  const { left, sending } = device([call('1'), call('2')], ({ key }) => key === '1' && error);
  const { sent, refused } = await sendCalls('mina', sending);
  expect(sent.map(({ key }) => key)).toEqual(['2']);
  expect(refused).toEqual([{ call: call('1'), error }]);
  expect(left()).toEqual([]);
});

test.each<[code: ErrorCode, status: number, does: QueuedCall['does'], outcome: ReturnType<typeof outcomeOf>]>([
  ['word_already_saved', 409, 'save', 'sent'],
  ['word_already_completed', 409, 'save', 'sent'],
  ['word_not_saved', 404, 'unsave', 'sent'],
  ['word_not_saved', 404, 'review', 'refused'],
  ['word_in_cooldown', 409, 'unsave', 'refused'],
  ['saved_limit', 409, 'save', 'refused'],
  ['idempotency_mismatch', 422, 'review', 'refused'],
  ['already_done', 409, 'text', 'sent'],
  ['already_done', 409, 'review', 'sent'],
  ['session_ended', 401, 'save', 'later'],
  ['login_required', 401, 'review', 'later'],
  ['must_change_password', 409, 'review', 'later'],
  ['too_many_requests', 429, 'save', 'later'],
  ['unavailable', 503, 'save', 'later'],
  ['internal', 500, 'review', 'later'],
])('%s (%d) of a waiting %s is %s', (code, status, does, outcome) => {
  expect(outcomeOf(refusal(code, status), { does })).toBe(outcome);
});

test('no answer is no refusal', () => {
  expect(outcomeOf(NO_NETWORK, { does: 'review' })).toBe('later');
  expect(outcomeOf(new ConnectionError('timeout'), { does: 'save' })).toBe('later');
});

test.each([400, 403, 404, 407])('a %d that is not ours is no refusal', (status) => {
  expect(outcomeOf(new ApiError('bad_request', {}, { status }), { does: 'review' })).toBe('later');
});
