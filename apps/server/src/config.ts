import { resolve } from 'node:path';
import { exitCodes, StartupError } from './lib/startup-error.js';
import { readVapidKey } from './lib/vapid-key.js';
import { paths } from './paths.js';
import {
  databaseAddress,
  email,
  hasHost,
  host,
  integer,
  isOrigin,
  oneOf,
  optional,
  proxies,
  share,
  UnreadableFile,
  url,
  username,
  web,
} from './setting-readers.js';

/** An environment variable: its name, its default, and its meaning (the README's table). */
type Setting<Value> = {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  /** Reads the text. Throws the rest of the sentence "NAME must be …". */
  readonly read: (text: string) => Value;
  /** True if messages must not repeat the value. */
  readonly secret?: boolean;
};

const setting = <Value>(entry: Setting<Value>): Setting<Value> => entry;

export const settings = {
  host: setting({
    name: 'HOST',
    default: 'localhost',
    meaning: 'Address to listen on. `localhost` is this machine alone; `0.0.0.0` is every IPv4 address it has.',
    read: host,
  }),
  port: setting({
    name: 'PORT',
    default: '3000',
    meaning: 'Port to listen on; 0 takes any free one.',
    read: integer(0, 65_535),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    default: './data',
    meaning: 'Folder of everything that is kept: the database that the server runs itself. One process each.',
    read: (text) => resolve(text),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL server to use instead of the one in `DATA_DIR`: `postgres://user:password@host/database`.',
    read: optional(databaseAddress),
    secret: true,
  }),
  databaseDirectUrl: setting({
    name: 'DATABASE_DIRECT_URL',
    default: '',
    meaning:
      'The same database past a pooler such as PgBouncer in transaction mode, where `DATABASE_URL` leads to one: for ' +
      'migrations, backups, locks and news of changed words, which need a connection of their own.',
    read: optional(databaseAddress),
    secret: true,
  }),
  backupDir: setting({
    name: 'BACKUP_DIR',
    default: '',
    meaning:
      'Folder, which has to be there, for backups that the server makes by itself, best on another disk than ' +
      '`DATA_DIR`. Without it, it makes none.',
    read: (text) => (text === '' ? null : resolve(text)),
  }),
  backupEveryHours: setting({
    name: 'BACKUP_EVERY',
    default: '24',
    meaning: 'Hours from one backup in `BACKUP_DIR` to the next.',
    read: integer(1, 8_760),
  }),
  backupKeep: setting({
    name: 'BACKUP_KEEP',
    default: '7',
    meaning: 'How many backups stay in `BACKUP_DIR`; older ones are removed when a new one is whole.',
    read: integer(1, 10_000),
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'Where people reach the site, e.g. `https://utarang.example`: for links in shared pages, to tell own requests ' +
      'from foreign ones, and, when it is https, for HSTS. Without it, the address of each request, and in links only ' +
      'where that is an address of this machine.',
    read: optional((text) => url(web, 'an http or https address without a path', isOrigin)(text).origin),
  }),
  contactEmail: setting({
    name: 'CONTACT_EMAIL',
    default: '',
    meaning: 'Contact address in the footer; without it there is none.',
    read: optional(email),
  }),
  openChatUrl: setting({
    name: 'OPEN_CHAT_URL',
    default: '',
    meaning: 'Address of the open chat in the footer (http or https); without it there is none.',
    read: optional((text) => url(web, 'an http or https address')(text).href),
  }),
  privacyFile: setting({
    name: 'PRIVACY_FILE',
    default: '',
    meaning:
      'Text file with the privacy policy: lines that begin with `#` are headings, blank lines part paragraphs. Without ' +
      'it, a plain account of what is kept and why.',
    read: (text) => (text === '' ? null : resolve(text)),
  }),
  termsFile: setting({
    name: 'TERMS_FILE',
    default: '',
    meaning: 'Text file with the terms of use, written in the same way. Without it, short ones of our own.',
    read: (text) => (text === '' ? null : resolve(text)),
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    default: '',
    meaning:
      'Mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. Without it mail is written to ' +
      '`DATA_DIR/outbox`.',
    read: optional(
      (text) => url(['smtp:', 'smtps:'], 'an address like smtps://user:password@host:465', hasHost)(text).href,
    ),
    secret: true,
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    default: '',
    meaning: 'Address that mail comes from. Without it, `CONTACT_EMAIL`, else `no-reply` at the host of `PUBLIC_URL`.',
    read: optional(email),
  }),
  vapidPrivateKey: setting({
    name: 'VAPID_PRIVATE_KEY',
    default: '',
    meaning:
      'Key by which push services know the server, for reminders of the review: a private key of P-256 in base64url ' +
      '([how to make one](docs/operating.md#reminders)). Without it there are none.',
    read: optional((text) => {
      if (readVapidKey(text)) return text;
      throw new UnreadableFile('a private key of P-256, 32 bytes in base64url');
    }),
    secret: true,
  }),
  minSignupAge: setting({
    name: 'MIN_SIGNUP_AGE',
    default: '',
    meaning: 'Age in years from which people may sign up (14 in Korea); without it any.',
    read: optional(integer(1, 120)),
  }),
  adminUsername: setting({
    name: 'ADMIN_USERNAME',
    default: '',
    meaning:
      'Name of the first admin, made at the start with `ADMIN_PASSWORD` when there is no account of this name. ' +
      '`npm run admin` makes one, too.',
    read: optional(username),
  }),
  adminPassword: setting({
    name: 'ADMIN_PASSWORD',
    default: '',
    meaning: 'Password of the first admin; an account that exists keeps its own.',
    read: optional((text) => text),
    secret: true,
  }),
  rateLimit: setting({
    name: 'RATE_LIMIT',
    default: 'on',
    meaning:
      '`off` lifts the limits on log-ins, sign-ups and the like, and those of an address, for tests; refused in production.',
    read: oneOf('on', 'off'),
  }),
  shedding: setting({
    name: 'SHEDDING',
    default: 'on',
    meaning: '`off` answers everything however late, for tests on a busy machine; refused in production.',
    read: oneOf('on', 'off'),
  }),
  testClock: setting({
    name: 'TEST_CLOCK',
    default: 'off',
    meaning: '`on` lets tests move the time with `PUT /api/test/clock`; refused in production.',
    read: oneOf('off', 'on'),
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'Least important messages to log: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
    read: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
  metricsAllow: setting({
    name: 'METRICS_ALLOW',
    default: 'loopback',
    meaning:
      'Who may read `/metrics`: `loopback` (this machine, not through a proxy, and not where TRUST_PROXY names this ' +
      'machine) or `any`.',
    read: oneOf('loopback', 'any'),
  }),
  metricsToken: setting({
    name: 'METRICS_TOKEN',
    default: '',
    meaning:
      'Secret with which `/metrics` may be read from anywhere, as `Authorization: Bearer …`; 16 characters or more.',
    read: optional((text) => {
      if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
      throw new UnreadableFile('16 to 200 letters, digits or signs without spaces');
    }),
    secret: true,
  }),
  tracesEndpoint: setting({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    meaning:
      'Collector of OpenTelemetry that traces are sent to by OTLP over HTTP, e.g. `http://localhost:4318`. Without it ' +
      'there are none.',
    read: optional((text) => url(web, 'an http or https address')(text).href),
    secret: true,
  }),
  tracesShare: setting({
    name: 'OTEL_TRACES_SAMPLER_ARG',
    default: '1',
    meaning: 'Share of requests that are traced, from 0 to 1; a proxy that TRUST_PROXY names decides for its own.',
    read: share,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    default: '',
    meaning:
      'Proxies in front of the server whose `X-Forwarded-*` headers are believed: a list of addresses, networks, or ' +
      '`loopback`, `linklocal`, `uniquelocal`. Without it none is.',
    read: optional(proxies),
  }),
  requestTimeoutMs: setting({
    name: 'REQUEST_TIMEOUT_MS',
    default: '15000',
    meaning: 'Longest time in ms that a request may take to arrive, and a call of the API to be answered.',
    read: integer(100, 600_000),
  }),
  answerTimeoutMs: setting({
    name: 'ANSWER_TIMEOUT_MS',
    default: '120000',
    meaning: 'Longest time in ms that a client may take to receive an answer that is ready.',
    read: integer(100, 3_600_000),
  }),
  requestsPerAddress: setting({
    name: 'REQUESTS_PER_ADDRESS',
    default: '256',
    meaning: 'Most requests of one address that may be open at once, those included that are sent or read slowly.',
    read: integer(1, 1_000_000),
  }),
  connectionsPerAddress: setting({
    name: 'CONNECTIONS_PER_ADDRESS',
    default: '512',
    meaning: 'Most connections of one address; a proxy that TRUST_PROXY names may have any number.',
    read: integer(1, 1_000_000),
  }),
  shutdownTimeoutMs: setting({
    name: 'SHUTDOWN_TIMEOUT_MS',
    default: '10000',
    meaning:
      'Longest time in ms from SIGTERM to the end, a second at least; requests under way have two thirds of it to finish.',
    read: integer(0, 600_000),
  }),
  webRoot: setting({
    name: 'WEB_ROOT',
    default: '',
    meaning:
      'Folder of the built web app, when it is not where `npm run build` puts it. What renders the pages lies beside it, ' +
      'in `<WEB_ROOT>-server`.',
    read: (text) => (text === '' ? paths.webRoot : resolve(text)),
  }),
  nodeEnv: setting({
    name: 'NODE_ENV',
    default: 'production',
    meaning: '`production`, `development` or `test`. What is meant for tests alone is refused in production.',
    read: oneOf('production', 'development', 'test'),
  }),
} as const;

type Settings = typeof settings;
export type Config = { readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never };

/** The error of invalid settings, with one sentence for each. */
export class ConfigError extends StartupError {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'), exitCodes.config);
    this.name = 'ConfigError';
  }
}

/** Reads the settings from the environment. An empty variable counts as absent. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const sentences: string[] = [];
  const read = ({ name, default: absent, read, secret }: Setting<unknown>) => {
    const text = env[name]?.trim() || absent;
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      sentences.push(`${name} must be ${error.message}${secret ? '' : `, not "${text}"`}.`);
    }
  };
  const config = Object.fromEntries(Object.entries(settings).map(([key, entry]) => [key, read(entry)]));
  if (sentences.length > 0) throw new ConfigError(sentences);
  const clashes = clashesIn(config as Config);
  if (clashes.length > 0) throw new ConfigError(clashes);
  return Object.freeze(config) as Config;
}

/**
 * The address of the operator's database for statements that a pooler in transaction mode cannot carry; null for an
 * embedded one.
 */
export const directDatabaseUrl = ({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>) => databaseDirectUrl ?? databaseUrl;

/** The address at which push services reach the operator; null where the settings have none. */
export const pushContact = ({ contactEmail, publicUrl }: Pick<Config, 'contactEmail' | 'publicUrl'>): string | null =>
  contactEmail ? `mailto:${contactEmail}` : publicUrl?.startsWith('https:') ? publicUrl : null;

/** The sentences for settings that contradict each other. */
function clashesIn(config: Config): string[] {
  const { nodeEnv, rateLimit, shedding, testClock, adminUsername, adminPassword } = config;
  const production = nodeEnv === 'production';
  return [
    production && rateLimit === 'off' && 'RATE_LIMIT=off is for tests alone: not in production (NODE_ENV).',
    production && shedding === 'off' && 'SHEDDING=off is for tests alone: not in production (NODE_ENV).',
    production && testClock === 'on' && 'TEST_CLOCK=on is for tests alone: not in production (NODE_ENV).',
    (adminUsername === null) !== (adminPassword === null) && 'ADMIN_USERNAME and ADMIN_PASSWORD are set together.',
    config.vapidPrivateKey !== null &&
      pushContact(config) === null &&
      'VAPID_PRIVATE_KEY needs CONTACT_EMAIL or a PUBLIC_URL with https, by which push services reach the operator.',
    config.databaseDirectUrl !== null &&
      config.databaseUrl === null &&
      'DATABASE_DIRECT_URL is the way past the pooler of DATABASE_URL, which is not set.',
  ].filter((sentence) => sentence !== false);
}
