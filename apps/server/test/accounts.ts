import type { Catalogue } from '../src/catalogue/catalogue.js';
import { movableClock } from '../src/db/clock.js';
import type { Database } from '../src/db/database.js';
import { createLog } from '../src/log.js';
import type { Letter } from '../src/mail/letters.js';
import { createMail } from '../src/mail/queue.js';
import type { Transport } from '../src/mail/transport.js';
import { createTestDatabase } from './database.js';
import { atEnd, type ServeOptions, serve } from './serve.js';

type Options = Pick<
  ServeOptions,
  'env' | 'until' | 'prepare' | 'webApp' | 'analyser' | 'reference' | 'passwords' | 'push'
> & {
  /** Another way to the database than its own address. */
  readonly wayTo?: (databaseUrl: string) => string;
  /** The words of each process; a few that are in no database otherwise. */
  readonly catalogueOf?: (database: Database) => Promise<Catalogue>;
};

export type Sent = Letter & { readonly recipient: string };

/** The server with a database of its own, a clock that can be moved, and mail that is kept in `sent`. */
export async function serveAccounts({ env = {}, until = atEnd, catalogueOf, wayTo, ...deps }: Options = {}) {
  const own = await createTestDatabase();
  until(() => own.drop());
  const database = await own.open(wayTo?.(own.url));
  const clock = movableClock();
  const sent: Sent[] = [];
  const transport: Transport = {
    async send(_id, recipient, { subject, text, html }) {
      sent.push({ recipient, subject, text, html });
    },
    outbox: { forget: async () => {}, tidy: async () => {} },
    close: () => {},
  };

  /** One more process on the same database. */
  const start = async (over: Readonly<Record<string, string>> = {}) => {
    const log = createLog({ logLevel: 'silent' });
    const mail = createMail({ orm: database.orm, clock, transport, log });
    until(() => mail.close());
    const catalogue = await catalogueOf?.(database);
    if (catalogue) until(() => catalogue.close());
    const served = await serve({
      env: { RATE_LIMIT: 'off', TRUST_PROXY: 'loopback', ...env, ...over },
      database,
      clock,
      mail,
      until,
      ...deps,
      ...(catalogue && { catalogue }),
    });
    return { ...served, mail, browser: (headers?: Readonly<Record<string, string>>) => browser(served.url, headers) };
  };
  return { ...(await start()), start, database, databaseUrl: own.url, clock, sent };
}

/** Forms and files go as they are; anything else goes as JSON. */
const isSentAsIs = (body: unknown): body is URLSearchParams | Uint8Array<ArrayBuffer> =>
  body instanceof URLSearchParams || body instanceof Uint8Array;

/** Cookies and headers as a browser would send them. */
export function browser(url: string, more: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>();

  const send = async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { 'X-Requested-With': 'XMLHttpRequest' }),
        ...(body === undefined || isSentAsIs(body) ? {} : { 'Content-Type': 'application/json' }),
        ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...more,
        ...headers,
      },
      ...(body !== undefined && { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /Max-Age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    cookies,
    send,
    get: (path: string, headers?: Readonly<Record<string, string>>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown) => send('POST', path, body),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    delete: (path: string, body?: unknown) => send('DELETE', path, body),
    logIn: (username: string, password: string) =>
      send('POST', '/api/login', new URLSearchParams({ username, password })),
  };
}

export type Browser = ReturnType<typeof browser>;

let people = 0;

/** A person who can sign up; nobody else has the name or the address. */
export const person = (over: Readonly<Record<string, unknown>> = {}) => {
  people += 1;
  const given = {
    username: `haneul_${people}`,
    password: 'blue river 9',
    name: '김하늘',
    birthDate: '2000-01-31',
    job: '학생',
    email: `haneul${people}@example.com`,
    ...over,
  };
  return { password2: given.password, ...given };
};

/** Signs a new person up, in this browser, without logging in. */
export async function signUp(in_: Browser, over: Readonly<Record<string, unknown>> = {}) {
  const member = person(over);
  const response = await in_.post('/api/users/signup', member);
  if (response.status !== 201) throw new Error(`no sign-up: ${await response.text()}`);
  return member;
}

/** Signs a new person up and logs in. */
export async function enter(in_: Browser, over: Readonly<Record<string, unknown>> = {}) {
  const member = await signUp(in_, over);
  const response = await in_.logIn(member.username, member.password);
  if (response.status !== 200) throw new Error(`no log-in: ${await response.text()}`);
  return member;
}
