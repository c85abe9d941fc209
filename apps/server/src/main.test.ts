import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../test/database.js';
import { Program } from '../test/program.js';
import { parseAnswer } from '../test/raw.js';
import { builtWebApp, temporaryFolder } from '../test/serve.js';

const database = await createTestDatabase();
afterAll(() => database.drop());
const WEB_ROOT = await builtWebApp();
const env = { DATABASE_URL: database.url, WEB_ROOT };

const patient = { timeout: 20_000 };

/** A request whose body has not yet come: `finish` sends the rest and reads the answer to the end of the connection. */
async function begin({ port }: URL, host = '127.0.0.1') {
  const socket = connect(Number(port), host);
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
  await once(socket, 'connect');
  const head = ['POST /api/nothing HTTP/1.1', 'Host: localhost', 'X-Requested-With: XMLHttpRequest'];
  socket.write(`${[...head, 'Content-Type: application/json', 'Content-Length: 2', '', ''].join('\r\n')}{`);
  const closed = once(socket, 'close');
  return {
    async finish() {
      socket.write('}');
      await closed;
      return parseAnswer(Buffer.concat(chunks).toString());
    },
    cut: async () => {
      await closed;
      return Buffer.concat(chunks).toString();
    },
  };
}

test('it starts on a new database, answers, and after SIGTERM, which npm passes on again, finishes what it has begun', async () => {
  const program = new Program({ ...env, CONTACT_EMAIL: 'help@utarang.example', SHUTDOWN_TIMEOUT_MS: '600000' });
  const url = await program.ready();
  const found = await fetch(new URL('/api/words?mode=pronunciation&q=타베루', url));
  expect(await found.json()).toHaveProperty('content.0.japaneseWord', '食べる');
  expect(await (await fetch(url)).text()).toContain('help@utarang.example');

  const request = await begin(url);
  expect((await fetch(new URL('/healthz', url))).status).toBe(200); // by now the request has arrived
  for (let times = 0; times < 3; times++) program.kill('SIGTERM'); // one wish to stop
  // New connections are refused while the one that is under way is still served.
  const answers = () =>
    fetch(url)
      .then(() => true)
      .catch(() => false);
  await expect.poll(answers, patient).toBe(false);
  const answer = await request.finish();
  expect(answer.status).toBe(404);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await program.ended).toEqual({ code: 0, stderr: '' });
});

test('a request that never ends does not keep it; localhost is every loopback address there is', async () => {
  const program = new Program({ ...env, SHUTDOWN_TIMEOUT_MS: '200' });
  const url = await program.ready();
  expect(url.hostname).toBe('localhost');
  const hasIPv6 = Object.values(networkInterfaces())
    .flat()
    .some((entry) => entry?.address === '::1');
  const requests = [await begin(url), ...(hasIPv6 ? [await begin(url, '::1')] : [])];
  await pause(100);
  program.kill('SIGINT');
  for (const request of requests) expect(await request.cut()).toBe('');
  expect(await program.ended).toEqual({ code: 0, stderr: '' });
});

/** A program that does on a signal what it would never do by itself. */
const withFaults = ([node = '', ...options]: string[]) => [
  node,
  '--import',
  `data:text/javascript,${FAULTS}`,
  ...options,
];
const FAULTS = `
  process.on('SIGUSR2', () => {
    Promise.reject(new Error('nobody waits'));
    setTimeout(() => { throw Object.assign(new Error('lost'), { code: 'ECONNRESET' }) });
  });
  process.on('SIGHUP', () => { throw new TypeError('a bug') });`;

test('what nobody caught is logged; only a bug ends the program, with one sentence', async () => {
  const program = new Program(env, withFaults);
  const url = await program.ready();
  program.kill('SIGUSR2');
  const errors = () => program.logged().flatMap(({ err }) => (err ? [(err as { message: string }).message] : []));
  // A busy machine may log more, such as a connection that took too long.
  const ours = () => errors().filter((message) => ['nobody waits', 'lost'].includes(message));
  await expect.poll(ours, patient).toEqual(['nobody waits', 'lost']);
  expect((await fetch(new URL('/readyz/database', url))).status).toBe(200);

  program.kill('SIGHUP');
  expect(await program.ended).toEqual({
    code: 70,
    stderr: 'The server ended on a fault of its own, which its log tells: TypeError: a bug\n',
  });
  expect(program.logged().find(({ level }) => level === 60)).toMatchObject({ err: { stack: expect.any(String) } });
});

test('settings that make no sense are named, one sentence each', async () => {
  const program = new Program({ ...env, PORT: 'http', LOG_LEVEL: 'loud' });
  expect(await program.ended).toEqual({
    code: 78,
    stderr:
      'PORT must be a whole number from 0 to 65535, not "http".\n' +
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".\n',
  });
});

test('a port in use is named, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const program = new Program({ ...env, PORT: String(port) });
  const { code, stderr } = await program.ended;
  expect(stderr).toBe(
    `Port ${port} on localhost is in use; stop the program that uses it, or set PORT to another port.\n`,
  );
  expect(code).toBe(69);
});

test('a web app that was not built is said in one sentence', async () => {
  const program = new Program({ ...env, WEB_ROOT: await temporaryFolder({}, onTestFinished) });
  const { code, stderr } = await program.ended;
  expect(stderr).toMatch(/^There is no built web app in \S+; run `npm run build`\.\n$/);
  expect(code).toBe(78);
});
