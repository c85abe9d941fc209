import { USERNAME_MAX, USERNAME_MIN } from '@utarang/domain/account';
import { describe, expect, test } from 'vitest';
import { ConfigError, pushContact, readConfig, settings } from './config.js';

/** The key of the example of RFC 8292. */
const VAPID_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

const messageOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

test('without any variable', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: 'localhost',
    port: 3000,
    databaseUrl: null,
    publicUrl: null,
    contactEmail: null,
    openChatUrl: null,
    logLevel: 'info',
    metricsAllow: 'loopback',
    trustProxy: null,
    requestTimeoutMs: 15_000,
    nodeEnv: 'production',
  });
  expect(config.dataDir).toMatch(/^\/.*\/data$/);
  expect(config.webRoot).toMatch(/\/apps\/web\/dist$/);
  expect(Object.isFrozen(config)).toBe(true);
});

test.each([
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::', { host: '::' }],
  ['HOST', '  ', { host: 'localhost' }],
  ['PORT', '0', { port: 0 }],
  ['PORT', '', { port: 3000 }],
  ['DATA_DIR', '/var/lib/utarang', { dataDir: '/var/lib/utarang' }],
  [
    'DATABASE_URL',
    'postgresql://a:b@c:5433/d?sslmode=require',
    { databaseUrl: 'postgresql://a:b@c:5433/d?sslmode=require' },
  ],
  ['PUBLIC_URL', 'https://utarang.example/', { publicUrl: 'https://utarang.example' }],
  ['PUBLIC_URL', 'http://localhost:3000', { publicUrl: 'http://localhost:3000' }],
  ['CONTACT_EMAIL', 'help@utarang.example', { contactEmail: 'help@utarang.example' }],
  ['OPEN_CHAT_URL', 'https://open.kakao.example/o/abc', { openChatUrl: 'https://open.kakao.example/o/abc' }],
  ['METRICS_ALLOW', 'any', { metricsAllow: 'any' }],
  ['TRUST_PROXY', '127.0.0.1', { trustProxy: ['127.0.0.1'] }],
  ['TRUST_PROXY', '::1, fd00::/8', { trustProxy: ['::1', 'fd00::/8'] }],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8', { trustProxy: ['loopback', '10.0.0.0/8'] }],
  ['SMTP_URL', 'smtps://me:secret@mail.example:465', { smtpUrl: 'smtps://me:secret@mail.example:465' }],
  ['MAIL_FROM', 'no-reply@utarang.example', { mailFrom: 'no-reply@utarang.example' }],
  ['MIN_SIGNUP_AGE', '14', { minSignupAge: 14 }],
  ['VAPID_PRIVATE_KEY', '', { vapidPrivateKey: null }],
  ['PRIVACY_FILE', '/etc/privacy.txt', { privacyFile: '/etc/privacy.txt' }],
])('%s=%s', (name, text, expected) => {
  expect(readConfig({ [name]: text })).toMatchObject(expected);
});

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  ['HOST', 'http://localhost', 'HOST must be a host name or an IP address, not "http://localhost".'],
  [
    'PUBLIC_URL',
    'utarang.example',
    'PUBLIC_URL must be an http or https address without a path, not "utarang.example".',
  ],
  [
    'PUBLIC_URL',
    'https://a.example/b',
    'PUBLIC_URL must be an http or https address without a path, not "https://a.example/b".',
  ],
  [
    'OPEN_CHAT_URL',
    'javascript:alert(1)',
    'OPEN_CHAT_URL must be an http or https address, not "javascript:alert(1)".',
  ],
  ['CONTACT_EMAIL', 'nobody', 'CONTACT_EMAIL must be an e-mail address, not "nobody".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
  ['METRICS_ALLOW', 'all', 'METRICS_ALLOW must be one of loopback, any, not "all".'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test, not "prod".'],
  ['REQUEST_TIMEOUT_MS', '5', 'REQUEST_TIMEOUT_MS must be a whole number from 100 to 600000, not "5".'],
])('%s=%s is refused', (name, text, message) => {
  expect(messageOf({ [name]: text })).toBe(message);
});

test.each(['yes', '1', '10.0.0.0/33', '1.2.3.4/8/9', 'loopback,'])('TRUST_PROXY=%s is refused', (text) => {
  expect(messageOf({ TRUST_PROXY: text })).toMatch(/^TRUST_PROXY must be a list of addresses, .*, not ".*"\.$/);
});

test('a password is not repeated', () => {
  expect(messageOf({ DATABASE_URL: 'mysql://me:secret@host/db' })).toBe(
    'DATABASE_URL must be an address like postgres://user:password@host/database.',
  );
});

test.each([
  [{ SHEDDING: 'off' }, 'SHEDDING=off is for tests alone: not in production (NODE_ENV).'],
  [{ RATE_LIMIT: 'off' }, 'RATE_LIMIT=off is for tests alone: not in production (NODE_ENV).'],
  [{ TEST_CLOCK: 'on' }, 'TEST_CLOCK=on is for tests alone: not in production (NODE_ENV).'],
  [
    { DATABASE_DIRECT_URL: 'postgres://a:b@c/d' },
    'DATABASE_DIRECT_URL is the way past the pooler of DATABASE_URL, which is not set.',
  ],
  [{ ADMIN_USERNAME: 'boss' }, 'ADMIN_USERNAME and ADMIN_PASSWORD are set together.'],
  [{ ADMIN_PASSWORD: 'blue river 9' }, 'ADMIN_USERNAME and ADMIN_PASSWORD are set together.'],
  [
    { ADMIN_USERNAME: 'a b', ADMIN_PASSWORD: 'x' },
    `ADMIN_USERNAME must be ${USERNAME_MIN} to ${USERNAME_MAX} letters, digits or _.-, not "a b".`,
  ],
  [{ SMTP_URL: 'http://me:secret@host' }, 'SMTP_URL must be an address like smtps://user:password@host:465.'],
  [{ MIN_SIGNUP_AGE: '0' }, 'MIN_SIGNUP_AGE must be a whole number from 1 to 120, not "0".'],
])('%j is refused', (env, message) => {
  expect(messageOf(env as unknown as Record<string, string>)).toBe(message);
});

test.each([
  [{ CONTACT_EMAIL: 'help@utarang.example' }, 'mailto:help@utarang.example'],
  [{ PUBLIC_URL: 'https://utarang.example' }, 'https://utarang.example'],
])('push services reach the operator of %j', (env, contact) => {
  const config = readConfig({ VAPID_PRIVATE_KEY: VAPID_KEY, ...(env as Record<string, string>) });
  expect([config.vapidPrivateKey, pushContact(config)]).toEqual([VAPID_KEY, contact]);
});

test.each(['x', 'A'.repeat(43), '_'.repeat(43), `${VAPID_KEY}A`])('%s is no key for pushes', (key) => {
  expect(messageOf({ VAPID_PRIVATE_KEY: key, CONTACT_EMAIL: 'help@utarang.example' })).toBe(
    'VAPID_PRIVATE_KEY must be a private key of P-256, 32 bytes in base64url.',
  );
});

test.each([{}, { PUBLIC_URL: 'http://localhost:3000' }])('a key for pushes needs a contact: %j', (env) => {
  expect(messageOf({ VAPID_PRIVATE_KEY: VAPID_KEY, ...(env as Record<string, string>) })).toBe(
    'VAPID_PRIVATE_KEY needs CONTACT_EMAIL or a PUBLIC_URL with https, by which push services reach the operator.',
  );
});

test('what is for tests alone is there for tests', () => {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', TEST_CLOCK: 'on' });
  expect(config).toMatchObject({ rateLimit: 'off', testClock: 'on' });
});

test('every bad variable is named, one a line', () => {
  expect(messageOf({ PORT: 'x', LOG_LEVEL: 'y' })?.split('\n')).toHaveLength(2);
});

describe('the table of settings', () => {
  const entries = Object.values(settings);
  test('names are distinct, meanings are sentences', () => {
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    for (const { meaning } of entries) expect(meaning).toMatch(/\.$/);
  });
});
