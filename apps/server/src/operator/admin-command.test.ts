import { expect, onTestFinished, test } from 'vitest';
import { enter, serveAccounts } from '../../test/accounts.js';
import { runCommand } from '../../test/command.js';
import { makeDataDir, removeDataDir } from '../../test/data-dir.js';
import { createTestDatabase } from '../../test/database.js';
import { problemIn } from '../../test/problem.js';
import { Program } from '../../test/program.js';
import { makeSeededDataDir } from '../../test/seeded-data-dir.js';
import { builtWebApp } from '../../test/serve.js';
import { readAdminArguments } from './admin-arguments.js';

/** `npm run admin` as an operator calls it, beside a server. */

const { browser, databaseUrl: DATABASE_URL, database } = await serveAccounts();
const admin = (args: readonly string[], env: Readonly<Record<string, string>> = {}, input = '') =>
  runCommand('admin', args, { DATABASE_URL, ...env }, input);
const logInAs = (username: string, password: string) => browser().logIn(username, password);
const roleAs = async (username: string, password: string) => {
  const response = await logInAs(username, password);
  return response.status === 200 ? ((await response.json()) as { role: string }).role : response.status;
};
const done = (stdout: string) => ({ code: 0, stderr: '', stdout });

/** The audit trail of the account of this name, the first entry first. */
const trailOf = async (username: string) =>
  (
    await database.pool.query<{ text: string }>(
      `select concat_ws(' ', actor, action, before->>'role', after->>'role') as text
       from audit_entries join members on members.id = subject_id
       where subject = 'member' and username = $1 order by audit_entries.id`,
      [username],
    )
  ).rows.map(({ text }) => text);

test('create makes an admin with a password from the settings or the input', async () => {
  const made = 'boss is a new account and an admin.\n';
  expect(await admin(['create', 'boss'], {}, 'blue river 9\n')).toEqual(done(made));
  expect(await roleAs('boss', 'blue river 9')).toBe('ROLE_ADMIN');
  expect(await admin(['create', 'chief'], { ADMIN_PASSWORD: 'green hill 7' })).toMatchObject({ code: 0 });
  expect(await roleAs('chief', 'green hill 7')).toBe('ROLE_ADMIN');
  expect(await admin(['create', 'Boss'], { ADMIN_PASSWORD: 'green hill 7' })).toEqual({
    code: 78,
    stdout: '',
    stderr: 'There is an account named Boss already.\n',
  });
  expect(await roleAs('boss', 'blue river 9')).toBe('ROLE_ADMIN');
  expect(await trailOf('boss')).toEqual(['operator created ROLE_ADMIN']);
});

test('grant makes an admin of a member, from the next request on; promote is the same', async () => {
  const her = browser();
  const { username } = await enter(her);
  const roleOf = async () => ((await (await her.get('/api/users/me')).json()) as { role: string }).role;
  expect(await roleOf()).toBe('ROLE_USER');
  expect(await admin(['grant', username])).toEqual(done(`${username} is an admin now.\n`));
  expect(await roleOf()).toBe('ROLE_ADMIN');
  expect(await admin(['promote', username])).toEqual(done(`${username} is an admin already.\n`));
  expect(await trailOf(username)).toEqual(['operator granted ROLE_USER ROLE_ADMIN']);
  expect(await admin(['grant', 'nobody_at_all'])).toEqual({
    code: 65,
    stdout: '',
    stderr: 'There is no account named nobody_at_all.\n',
  });
});

test('reset-password prints a temporary one and ends the sessions; the own one works until it is replaced', async () => {
  const [her, other] = [browser(), browser()];
  const { username, password } = await enter(her);
  await other.logIn(username, password);
  const { code, stdout } = await admin(['reset-password', username]);
  expect(code).toBe(0);
  const [temporary = '', sentence] = stdout.split('\n');
  expect(temporary).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){5}$/);
  expect(sentence).toContain(`${username} logs in with this once, within 15 minutes`);
  expect(sentence).toContain('2 sessions were ended.');
  for (const each of [her, other])
    expect(await (await each.get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
  expect(await roleAs(username, password)).toBe('ROLE_USER');

  const hers = browser();
  expect(await (await hers.logIn(username, temporary)).json()).toMatchObject({ mustChangePassword: true });
  expect(await problemIn(await hers.get('/api/users/me'))).toMatchObject({ code: 'must_change_password' });
  const change = { currentPassword: temporary, newPassword: 'green hill 7' };
  expect((await hers.put('/api/users/me/password', change)).status).toBe(204);
  expect(await roleAs(username, password)).toBe(401);
  expect((await logInAs(username, temporary)).status).toBe(401);
});

test('reset-password --set ends the old password, a temporary one and every session', async () => {
  const her = browser();
  const { username, password } = await enter(her);
  const [temporary = ''] = (await admin(['reset-password', username])).stdout.split('\n');
  await her.logIn(username, password);
  const set = await admin(['reset-password', '--set', username], {}, 'green hill 7\n');
  expect(set).toEqual(
    done(`${username} has the new password; 1 session was ended, and no device is known any more.\n`),
  );
  expect(await (await her.get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
  expect(await roleAs(username, password)).toBe(401);
  expect((await logInAs(username, temporary)).status).toBe(401);
  expect(await roleAs(username, 'green hill 7')).toBe('ROLE_USER');
  expect((await admin(['reset-password', '--set', username], { NEW_PASSWORD: 'red stone 5' })).code).toBe(0);
  expect(await roleAs(username, 'red stone 5')).toBe('ROLE_USER');
  const reset = ['operator password_reset', 'operator password_set', 'operator password_set'];
  expect(await trailOf(username)).toEqual(reset);
});

test('beside a running server with a database of its own', async () => {
  const DATA_DIR = await makeSeededDataDir();
  onTestFinished(() => removeDataDir(DATA_DIR));
  const program = new Program({ DATA_DIR, WEB_ROOT: await builtWebApp(onTestFinished), RATE_LIMIT: 'off' });
  const url = await program.ready();
  const called = await runCommand('admin', ['create', 'boss'], { DATA_DIR, ADMIN_PASSWORD: 'blue river 9' });
  expect(called).toEqual(done('boss is a new account and an admin.\n'));
  const login = await fetch(new URL('/api/login', url), {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ username: 'boss', password: 'blue river 9' }),
  });
  expect(await login.json()).toMatchObject({ role: 'ROLE_ADMIN' });
  expect(await runCommand('admin', ['searches'], { DATA_DIR })).toEqual(done('Every search was answered.\n'));
});

test.each<[string, string[], Record<string, string>, number, RegExp]>([
  ['another command', ['delete', 'boss'], {}, 64, /^Usage:/],
  ['a name that nobody can have', ['grant', 'a b'], {}, 64, /^A username has 3 to 30 .*, unlike "a b"\.\n$/],
  [
    'a short password',
    ['create', 'boss2'],
    { ADMIN_PASSWORD: 'short' },
    78,
    /^A password has \d+ to \d+ characters\.\n$/,
  ],
  [
    'a common password',
    ['reset-password', '--set', 'boss'],
    { NEW_PASSWORD: 'password1' },
    78,
    /^A password must not be/,
  ],
  ['no database', ['grant', 'boss'], {}, 78, /^There is no database in DATA_DIR \(.*\): start the server first/],
])('%s: refused before anything is touched', async (_, args, env, code, sentence) => {
  const DATA_DIR = makeDataDir();
  onTestFinished(() => removeDataDir(DATA_DIR));
  expect(await runCommand('admin', args, { DATA_DIR, ...env })).toEqual({
    code,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });
});

test('a database of nothing is left as it is', async () => {
  const empty = await createTestDatabase({ empty: true });
  onTestFinished(() => empty.drop());
  const called = await runCommand('admin', ['create', 'boss'], {
    DATABASE_URL: empty.url,
    ADMIN_PASSWORD: 'blue river 9',
  });
  expect(called).toMatchObject({ code: 65, stderr: expect.stringMatching(/holds nothing of this product\.\n$/) });
});

test.each([
  [[], null],
  [['create', 'boss', 'blue river 9'], null],
  [['create', '--password=x', 'boss'], null],
  [['grant', '--set', 'boss'], null],
  [['searches', 'boss'], null],
  [['reset-password'], null],
  [['--help'], 'help'],
  [['create', '-h'], 'help'],
  [['grant', 'boss'], { command: 'grant', username: 'boss' }],
  [['promote', 'boss'], { command: 'grant', username: 'boss' }],
  [['reset-password', 'boss', '--set'], { command: 'reset-password', username: 'boss', sets: true }],
  [['reset-password', '하늘이'], { command: 'reset-password', username: '하늘이', sets: false }],
])('the arguments %j', (args, read) => {
  expect(readAdminArguments(args)).toEqual(read);
});

test('help is given', async () => {
  expect(await admin(['--help'])).toEqual(
    done(expect.stringContaining('npm run admin -- reset-password USERNAME') as string),
  );
  expect((await database.pool.query('select 1 from members where username = $1', ['boss2'])).rowCount).toBe(0);
});
