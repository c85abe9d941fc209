import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { browser, signUp } from '../../test/accounts.js';
import { createTestDatabase } from '../../test/database.js';
import { recordingLog } from '../../test/log.js';
import { serve } from '../../test/serve.js';
import { readConfig } from '../config.js';
import { movableClock } from '../db/clock.js';
import { mailQueue, members } from '../db/schema.js';
import { emailChangedLetter, temporaryPasswordLetter } from './letters.js';
import { createMail, type Mail } from './queue.js';
import { createMailTransport } from './transport.js';

type Received = { readonly from: string | null; readonly to: string[]; readonly source: Buffer };

/** A mail server: `refuse` says with which code it refuses a recipient. */
async function mailServer({
  refuse = () => null,
  port = 0,
}: {
  refuse?: (to: string) => number | null;
  port?: number;
} = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode ? Object.assign(new Error(`no mail for ${address}`), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : null;
        received.push({ from, to, source: Buffer.concat(chunks) });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  return { received, url: `smtp://127.0.0.1:${address.port}`, port: address.port, close };
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'utarang-mail-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Processes that share a database with one member in it. */
async function setUp(env: Readonly<Record<string, string>>) {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const database = await own.open();
  const { orm } = database;
  const clock = movableClock();
  const { log, messages } = recordingLog();
  const config = readConfig({ NODE_ENV: 'test', CONTACT_EMAIL: 'help@utarang.example', ...env });
  const start = () => {
    const mail = createMail({ orm, clock, transport: createMailTransport(config, log), log });
    onTestFinished(() => mail.close());
    return mail;
  };
  const [member] = await orm
    .insert(members)
    .values({ username: 'haneul', usernameKey: 'HANEUL', passwordHash: 'x', name: '김하늘', createdAt: new Date() })
    .returning();
  const post = async (mail: Mail, recipient: string, letter = emailChangedLetter('haneul'), usefulMs = 86_400_000) => {
    const now = await clock.now(orm);
    await mail.enqueue(orm, { ...letter, memberId: member!.id, recipient, usefulMs }, now);
    mail.deliverSoon();
  };
  const queued = () => orm.select().from(mailQueue);
  return { start, post, queued, clock, messages, database };
}

test('mail goes out by SMTP, in Korean, as text and as HTML', async () => {
  const server = await mailServer();
  const { start, post, queued } = await setUp({ SMTP_URL: server.url });
  const letter = temporaryPasswordLetter('하늘<b>', 'abcd-efgh-jkmn-pqrs-tuvw-xyz2', 'https://utarang.example');
  await post(start(), 'haneul@example.com', letter);
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'help@utarang.example', to: ['haneul@example.com'] });
  const { subject, from, to, text, html, headers } = await PostalMime.parse(mail!.source);
  expect(subject).toBe('[우타랑] 임시 비밀번호를 보내 드려요');
  expect(from).toEqual({ name: '우타랑', address: 'help@utarang.example' });
  expect(to).toEqual([{ name: '', address: 'haneul@example.com' }]);
  expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(text?.split(/\r?\n/)).toContain('abcd-efgh-jkmn-pqrs-tuvw-xyz2');
  expect(text).toContain('https://utarang.example/login');
  expect(html).toContain('하늘&lt;b&gt; 님');
  expect(html).toContain('lang="ko"');
  await expect.poll(queued).toEqual([]);
});

test.each([
  ['a comma', 'a@example.com,b@example.com'],
  ['a line end', 'a@example.com\r\nBcc: b@example.com'],
  ['a name', '"b@example.com" <a@example.com>'],
])('an address with %s adds no recipient and no header', async (_, address) => {
  const server = await mailServer();
  const { start, post } = await setUp({ SMTP_URL: server.url });
  const mail = start();
  await post(mail, address);
  await expect.poll(() => mail.counts.sent + mail.counts.failed).toBe(1);
  for (const { to, source } of server.received) {
    expect(to).toHaveLength(1);
    const parsed = await PostalMime.parse(source);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.to ?? []).toHaveLength(1);
  }
});

test('a username cannot write headers either', async () => {
  const server = await mailServer();
  const { start, post } = await setUp({ SMTP_URL: server.url });
  await post(start(), 'a@example.com', emailChangedLetter('x\r\nBcc: b@example.com\r\n\r\nhi'));
  await expect.poll(() => server.received.length).toBe(1);
  expect(server.received[0]?.to).toEqual(['a@example.com']);
  expect((await PostalMime.parse(server.received[0]!.source)).bcc ?? []).toEqual([]);
});

test('a mail server that is away delays mail, shows, and is tried again', async () => {
  const gone = await mailServer();
  await gone.close();
  const { start, post, queued, clock, messages } = await setUp({ SMTP_URL: gone.url });
  const mail = start();
  await post(mail, 'haneul@example.com');
  await expect.poll(() => mail.counts.failed).toBe(1);
  expect(await mail.waiting()).toBe(1);
  await expect.poll(() => messages).toContain('a mail could not be sent and is tried again');
  expect(await queued()).toMatchObject([{ tries: 1 }]);

  const back = await mailServer({ port: gone.port });
  mail.deliverSoon();
  await expect.poll(() => mail.waiting()).toBe(1); // not before its time
  expect(back.received).toEqual([]);
  clock.moveTo(11_000);
  mail.deliverSoon();
  await expect.poll(() => back.received.length).toBe(1);
  await expect.poll(() => mail.waiting()).toBe(0);
});

test('a recipient that the server does not know is not tried again; one that is busy is', async () => {
  const server = await mailServer({
    refuse: (to) => (to.startsWith('unknown') ? 550 : to.startsWith('busy') ? 450 : null),
  });
  const { start, post, queued } = await setUp({ SMTP_URL: server.url });
  const mail = start();
  await post(mail, 'unknown@example.com');
  await expect.poll(() => mail.counts.failed).toBe(1);
  await expect.poll(queued).toEqual([]);
  await post(mail, 'busy@example.com');
  await expect.poll(() => mail.counts.failed).toBe(2);
  expect(await queued()).toMatchObject([{ recipient: 'busy@example.com', tries: 1 }]);
});

test('what comes too late is not sent', async () => {
  const server = await mailServer();
  const { start, post, queued } = await setUp({ SMTP_URL: server.url });
  const mail = start();
  await post(mail, 'haneul@example.com', emailChangedLetter('haneul'), 0);
  await expect.poll(() => mail.counts.dropped).toBe(1);
  expect(await queued()).toEqual([]);
  expect(server.received).toEqual([]);
});

test('of several processes one sends each mail', async () => {
  const server = await mailServer();
  const { start, post } = await setUp({ SMTP_URL: server.url });
  const processes = [start(), start(), start()];
  await Promise.all(Array.from({ length: 12 }, (_, n) => post(processes[n % 3]!, `p${n}@example.com`)));
  for (const mail of processes) mail.deliverSoon();
  await expect.poll(async () => [server.received.length, await processes[0]!.waiting()]).toEqual([12, 0]);
  expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(12);
});

test('what one process left when it ended the next one sends', async () => {
  const server = await mailServer();
  const { start, post } = await setUp({ SMTP_URL: server.url });
  const first = start();
  await first.close();
  await post(first, 'haneul@example.com'); // its worker is gone
  expect(server.received).toEqual([]);
  start().deliverSoon();
  await expect.poll(() => server.received.length).toBe(1);
});

test('without a mail server mail is in the outbox, for nobody else to read', async () => {
  const dataDir = await folder();
  const { start, post, messages } = await setUp({ DATA_DIR: dataDir });
  await post(start(), 'haneul@example.com', temporaryPasswordLetter('haneul', 'abcd-efgh', null));
  const outbox = join(dataDir, 'outbox');
  await expect.poll(() => readdir(outbox).catch(() => [])).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
  const [name = ''] = await readdir(outbox);
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  const source = await readFile(join(outbox, name));
  expect(source.toString().split(/\r?\n/)).toContain('abcd-efgh');
  expect(await PostalMime.parse(source)).toMatchObject({ to: [{ address: 'haneul@example.com' }] });
  await expect.poll(() => messages).toContainEqual(expect.stringContaining(`${name}`));
});

test('with the mail server away a reset is answered as always, and /metrics tells', async () => {
  const blackhole = createServer(() => {}); // takes connections and says nothing
  await new Promise<void>((resolve) => blackhole.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void blackhole.close());
  const url = `smtp://127.0.0.1:${(blackhole.address() as AddressInfo).port}`;
  const { start, database, clock } = await setUp({ SMTP_URL: url });
  const mail = start();
  const served = await serve({ env: { RATE_LIMIT: 'off' }, database, clock, mail, until: onTestFinished });
  const her = browser(served.url);
  const { username, email } = await signUp(her);
  const answer = await her.post('/api/users/reset-password', { username, email });
  expect([answer.status, await answer.json()]).toEqual([202, {}]);
  const metrics = async () => (await fetch(`${served.url}/metrics`)).text();
  await expect.poll(metrics).toContain('mail_waiting 1');
  expect(await metrics()).toContain('mail_total{outcome="sent"} 0');
  blackhole.close();
});
