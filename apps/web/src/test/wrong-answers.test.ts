import { afterEach, expect, test, vi } from 'vitest';

/** Calls that have nothing to say, or whose answer nobody reads. */
const NOTHING_READ = new Set([
  'unsaveWord',
  'unsavePattern',
  'changeOwnWord',
  'deleteOwnWord',
  'stopReminder',
  'removeSynonym',
  'reportWord',
  'removeLyric',
  'takeBackCorrection',
  'requestReset',
  'changePassword',
  'deleteAccount',
  'endSession',
  'endOtherSessions',
  'deleteMember',
  'sendVerdict',
  'revert',
]);
/** A stand-in for every argument: it has each property that is read of it, and counts as 1. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '1' : key === Symbol.iterator ? undefined : anything),
});

const modules = import.meta.glob<Record<string, unknown>>(
  ['../**/api.ts', '../**/queries.ts', '../**/today.ts', '../**/saved-words.ts'],
  {
    eager: true,
  },
);

type Query = { queryFn: (context: object) => Promise<unknown> };
const isQuery = (made: unknown): made is Query => typeof (made as Query | null)?.queryFn === 'function';
const context = { signal: new AbortController().signal, pageParam: 0, client: { getQueryData: () => undefined } };

/** Every call of the browser that its modules of calls export, ready to be made. */
const calls = Object.values(modules).flatMap((exports) =>
  Object.entries(exports).flatMap(([name, made]): [string, () => Promise<unknown>][] => {
    if (isQuery(made)) return [[name, () => made.queryFn(context)]];
    if (typeof made !== 'function' || NOTHING_READ.has(name) || name.startsWith('use')) return [];
    const call = () => {
      const result: unknown = made(anything, anything, anything, anything);
      return isQuery(result) ? result.queryFn(context) : (result as Promise<unknown>);
    };
    return [[name, call]];
  }),
);

const wrong: readonly (readonly [string, unknown])[] = [
  ['a number', 7],
  ['a text', '<!doctype html>'],
  ['a list of nothing', [null]],
  ['a list of numbers', [7]],
];

afterEach(() => vi.unstubAllGlobals());

/** Checks whether the call takes this for its answer; null of what asks nothing of the server. */
async function isTaken(call: () => Promise<unknown>, answer: unknown): Promise<boolean | null> {
  let asked = false;
  vi.stubGlobal('fetch', async () => {
    asked = true;
    return Response.json(answer);
  });
  const taken = await Promise.resolve()
    .then(call)
    .then(
      () => true,
      () => false,
    );
  return asked ? taken : null;
}

const made = new Set<string>();

test.each(calls)('%s takes no answer of another shape', async (name, call) => {
  if ((await isTaken(call, wrong[0])) === null) return;
  made.add(name);
  for (const [shape, answer] of wrong) expect(await isTaken(call, answer), shape).toBe(false);
  const both = [await isTaken(call, []), await isTaken(call, {})];
  expect(both, 'a list and an object').not.toEqual([true, true]);
});

test('these are the calls that pages make', () => {
  expect(made.size).toBeGreaterThan(50);
});
