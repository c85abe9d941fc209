import type { ErrorCode } from '@utarang/contract';
import { expect, onTestFinished, test } from 'vitest';
import { type Browser, enter, serveAccounts } from '../test/accounts.js';
import { memoryCatalogue } from '../test/catalogue.js';
import { PLAUSIBLE } from '../test/plausible.js';
import { problemIn } from '../test/problem.js';
import { serve } from '../test/serve.js';
import { createSessions } from './auth/sessions.repo.js';
import type { TableRow } from './plugins/route-table.js';

/**
 * "A call that needs a log-in and has none is 401" and what follows there (docs/product/accounts.md#refusals), for
 * every route that the server has: everybody calls each, with what a client sends and with what it should not.
 */

const { app, browser, database, clock } = await serveAccounts({ catalogueOf: async () => memoryCatalogue() });

/** The calls that guests may make; every other call of the API is for members or admins. */
const FOR_GUESTS: ReadonlySet<string> = new Set([
  'GET /api/openapi.json',
  'GET /api/start',
  'GET /api/words',
  'GET /api/words/all',
  'GET /api/words/book',
  'GET /api/words/:id',
  'GET /api/words/:id/examples',
  'GET /api/words/accents',
  'GET /api/search',
  'GET /api/sentences',
  'GET /api/difficulties/:level/words',
  'GET /api/fields',
  'GET /api/fields/:value/words',
  'GET /api/kana',
  'GET /api/kanji',
  'GET /api/kanji/:char',
  'GET /api/kanji/bridge',
  'GET /api/kanji/radicals',
  'GET /api/particles',
  'GET /api/particles/:id',
  'GET /api/endings',
  'GET /api/endings/:id',
  'GET /api/grammar-questions',
  'GET /api/artists',
  'GET /api/artists/:id',
  'GET /api/songs',
  'GET /api/songs/words',
  'GET /api/songs/:id',
  'GET /api/ko-like/all',
  'GET /api/ko-like/words',
  'GET /api/legal/:kind',
  'GET /api/users/me',
  'GET /api/users/check-username',
  'GET /api/users/check-email',
  'POST /api/users/signup',
  'POST /api/users/find-id',
  'POST /api/users/reset-password',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/text/analyse',
  'POST /api/my-words/:id/clear/start',
  'POST /api/my-words/:id/clear/answer',
  'POST /api/my-words/:id/practice',
  'GET /api/my-words/sent-quiz/conditions',
  'GET /api/my-words/sent-quiz/random',
  'GET /api/my-words/sent-quiz/random-by-field',
  'POST /api/my-words/sent-quiz/submit',
]);

/** The calls for members that a temporary password opens. */
const WITH_TEMPORARY_PASSWORD: ReadonlySet<string> = new Set(['PUT /api/users/me/password']);

/** The calls for guests that tell a member with a temporary password to change it. */
const TELLS_TO_CHANGE: ReadonlySet<string> = new Set(['GET /api/users/me']);

/** Writes that a page may make after its session has ended: what comes before a new one. */
const AFTER_A_SESSION: ReadonlySet<string> = new Set([
  'POST /api/login',
  'POST /api/logout',
  'POST /api/users/signup',
  'POST /api/users/find-id',
  'POST /api/users/reset-password',
]);

const HOSTILE: readonly unknown[] = [
  undefined,
  {},
  null,
  [],
  'text',
  { role: 'ROLE_ADMIN', memberId: 1, id: 1, points: 1_000_000 },
  JSON.parse('{"__proto__": {"role": "ROLE_ADMIN"}, "constructor": {"prototype": {}}}'),
];

/** Values for a parameter of the path. */
const IN_PATHS = ['1', '0', "1'%20or%201=1", 'admin'];

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const nameOf = ({ method, url }: TableRow) => `${method} ${url}`;
/** The rule of a HEAD is that of its GET. */
const ruleOf = ({ method, url }: TableRow) => `${method === 'HEAD' ? 'GET' : method} ${url}`;
const isCall = ({ url }: TableRow) => url.startsWith('/api/') && !url.startsWith('/api/docs');
const table = app.routeTable();
const calls = table.filter(isCall);

const sessions = createSessions(database.orm, clock);
const memberIdOf = async (role: string) => {
  const { username } = await enter(browser());
  const sql = 'update members set role = $2 where username = $1 returning id';
  return (await database.pool.query<{ id: number }>(sql, [username, role])).rows[0]!.id;
};
const ids = { member: await memberIdOf('ROLE_USER'), admin: await memberIdOf('ROLE_ADMIN') };

async function loggedIn(memberId: number, temporaryHash: string | null = null): Promise<Browser> {
  const her = browser();
  const now = await clock.now(database.orm);
  her.cookies.set('session', await sessions.begin(database.orm, { memberId, device: null, temporaryHash }, now));
  return her;
}

const people = {
  'a guest': async () => browser(),
  'a member whose session has ended': async () => {
    const her = browser();
    her.cookies.set('session', 'A'.repeat(22));
    return her;
  },
  'a member with a temporary password': () => loggedIn(ids.member, 'hash'),
  'an admin with a temporary password': () => loggedIn(ids.admin, 'hash'),
  'a member': () => loggedIn(ids.member),
  'an admin': () => loggedIn(ids.admin),
} as const;
type Who = keyof typeof people;

/** The refusal that the rule demands, or null where the call goes on to look at what was sent. */
function refusal(row: TableRow, who: Who): ErrorCode | null {
  const isForGuests = FOR_GUESTS.has(ruleOf(row));
  if (who === 'a member whose session has ended' && !READS.has(row.method) && !AFTER_A_SESSION.has(ruleOf(row)))
    return 'session_ended';
  const isTemporary = who.endsWith('a temporary password');
  if (isTemporary && TELLS_TO_CHANGE.has(ruleOf(row))) return 'must_change_password';
  if (isForGuests) return null;
  if (who === 'a guest' || who === 'a member whose session has ended') return 'login_required';
  if (isTemporary) return WITH_TEMPORARY_PASSWORD.has(ruleOf(row)) ? null : 'must_change_password';
  return row.url.startsWith('/api/admin/') && who === 'a member' ? 'forbidden' : null;
}

const REFUSALS: ReadonlySet<unknown> = new Set<ErrorCode>([
  'login_required',
  'session_ended',
  'must_change_password',
  'forbidden',
  'csrf',
]);
const STATUS = { login_required: 401, session_ended: 401, must_change_password: 409, forbidden: 403 } as const;

async function expectCall(row: TableRow, who: Who, her: Browser, path: string, body: unknown): Promise<void> {
  const call = [who, row.method, path, JSON.stringify(body)];
  const response = await her.send(row.method, path, body);
  const expected = refusal(row, who);
  if (expected !== null) {
    expect([...call, response.status]).toEqual([...call, STATUS[expected as keyof typeof STATUS]]);
    if (row.method !== 'HEAD') expect([...call, (await problemIn(response)).code]).toEqual([...call, expected]);
    return;
  }
  expect([...call, response.status < 500]).toEqual([...call, true]);
  const text = await response.text();
  if (response.status < 400 || text === '') return;
  const { code } = JSON.parse(text) as { code: unknown };
  expect([...call, code, REFUSALS.has(code)]).toEqual([...call, code, false]);
}

test.each(Object.keys(people) as Who[])('%s before every call of the API', async (who) => {
  let her = await people[who]();
  for (const row of calls) {
    const call = async (path: string, body: unknown) => {
      if (!her.cookies.has('session')) her = await people[who](); // some calls end it
      await expectCall(row, who, her, path, body);
    };
    const bodies = READS.has(row.method) ? [undefined] : [PLAUSIBLE[nameOf(row)], ...HOSTILE];
    for (const body of bodies) await call(row.url.replace(/:\w+/g, '1'), body);
    if (!row.url.includes(':')) continue;
    for (const given of IN_PATHS) await call(row.url.replace(/:\w+/g, given), PLAUSIBLE[nameOf(row)]);
  }
});

test('every call says who may make it, as it is listed here', () => {
  for (const row of calls) {
    const { access, config } = row;
    const isForAdmins = row.url.startsWith('/api/admin/');
    const isForGuests = FOR_GUESTS.has(ruleOf(row));
    const allowed = isForAdmins ? ['admin'] : isForGuests ? ['public', 'anyone'] : ['member'];
    const wanting = `${nameOf(row)} says ${access}; FOR_GUESTS and its path want ${allowed.join(' or ')}`;
    expect(allowed.includes(access ?? ''), wanting).toBe(true);
    if (access === 'member' || access === 'admin')
      expect([nameOf(row), Boolean(config.withTemporaryPassword)]).toEqual([
        nameOf(row),
        WITH_TEMPORARY_PASSWORD.has(nameOf(row)),
      ]);
  }
  const names = new Set(calls.map(nameOf));
  for (const listed of [
    ...FOR_GUESTS,
    ...WITH_TEMPORARY_PASSWORD,
    ...TELLS_TO_CHANGE,
    ...AFTER_A_SESSION,
    ...Object.keys(PLAUSIBLE),
  ])
    expect([listed, names.has(listed)]).toEqual([listed, true]);
  for (const row of calls.filter(({ method }) => !READS.has(method)))
    expect(nameOf(row) in PLAUSIBLE, `PLAUSIBLE has what a client sends to ${nameOf(row)}`).toBe(true);
});

test('what is no call may be read by everyone, and nothing can be written there', async () => {
  for (const row of table.filter((each) => !isCall(each))) {
    expect([nameOf(row), row.access === 'public' || row.access === 'anyone']).toEqual([nameOf(row), true]);
    expect([nameOf(row), READS.has(row.method)]).toEqual([nameOf(row), true]);
  }
});

test('a method that a path does not have is found by nobody', async () => {
  const methods = new Map<string, Set<string>>();
  for (const { method, url } of calls) methods.set(url, (methods.get(url) ?? new Set()).add(method));
  const admin = await loggedIn(ids.admin);
  for (const [url, there] of methods)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !there.has(each))) {
      const path = url.replace(/:\w+/g, '1');
      if (calls.some((row) => row.method === method && matches(row.url, path))) continue;
      for (const who of [browser(), admin]) {
        const { status } = await who.send(method, path);
        expect([method, path, status]).toEqual([method, path, 404]);
      }
    }
});

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

test('a server with a route that does not say who may call it does not start', async () => {
  const prepare: NonNullable<Parameters<typeof serve>[0]>['prepare'] = (app) => {
    app.get('/api/test/unsaid', async () => ({}));
  };
  await expect(serve({ prepare, until: onTestFinished })).rejects.toThrow(
    'Who may call GET /api/test/unsaid, HEAD /api/test/unsaid? Say so in the route',
  );
});
