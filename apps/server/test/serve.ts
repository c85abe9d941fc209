import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readKanji } from '@utarang/content/kanji';
import { NO_QUIZ_LISTS } from '@utarang/content/quiz';
import { afterAll, onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { createAnalyser } from '../src/analyser/analyser.js';
import { createApp, type Deps } from '../src/app.js';
import { createPasswords } from '../src/auth/passwords.js';
import { readConfig } from '../src/config.js';
import { databaseClock } from '../src/db/clock.js';
import type { Orm } from '../src/db/orm.js';
import { readLegal } from '../src/features/legal/legal-texts.js';
import { createLog } from '../src/log.js';
import { paths } from '../src/paths.js';
import type { PageCode } from '../src/web-app.js';
import { createWordFiles } from '../src/word-files/word-files.js';
import { memoryCatalogue } from './catalogue.js';
import { startFilesWorker, startWorker } from './worker.js';

const kanjiBook = await readKanji(paths.kanji);

/** The web app's index.html, as far as the server cares. */
export const template = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <!--head-->
  </head>
  <body>
    <div id="root"><!--page--></div>
    <!--initial-data-->
    <!--code-->
  </body>
</html>
`;

/** The code of every page in the build, as far as the server cares. */
export const pageCode: PageCode = {
  css: ['b{}'],
  cssHash: "'sha256-abc='",
  cssLinks: '<link rel="stylesheet" href="/assets/main-abc123.css" disabled>',
  scripts: '<script type="module" src="/assets/main-abc123.js"></script>',
};

/** A web app that renders a page as its id. */
const webApp: Deps['webApp'] = {
  template,
  codeOf: () => pageCode,
  render: async ({ initialData }) => `<main>${initialData.page}</main>`,
};

export type ServeOptions = Partial<Omit<Deps, 'config' | 'log'>> & {
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the built web app by their path. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly until?: When;
  /** Called before the server listens: a place for routes that only a test has. */
  readonly prepare?: (app: Awaited<ReturnType<typeof createApp>>) => void;
};

/** A moment at which something is cleared away. */
export type When = (clear: () => Promise<void>) => void;

/**
 * Runs something at the end of the test that runs, or of the file where none does yet: `afterAll` forgets what a test
 * gives it.
 */
export const atEnd: When = (clear) => (getCurrentTest() ? onTestFinished(clear) : afterAll(clear));

/** Clears away when the caller says so, the latest first. */
export function atWill(): { until: When; end: () => Promise<void> } {
  const clears: Parameters<When>[0][] = [];
  return {
    until: (clear) => void clears.unshift(clear),
    async end() {
      for (const clear of clears.splice(0)) await clear();
    },
  };
}

/** A folder that `until` clears. */
export async function temporaryFolder(
  files: Readonly<Record<string, string | Buffer>> = {},
  until: When = atEnd,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'utarang-web-'));
  until(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** The index of the words that the build has made, which a start makes in the fourfold time where it is not there. */
async function builtIndex(): Promise<{ readonly file: string; readonly rules: string }> {
  const { index } = JSON.parse(await readFile(join(paths.webRoot, 'page-files.json'), 'utf8'));
  return index;
}

/** The folder of a built web app that renders a page as its id, for `WEB_ROOT` of a whole program. */
export async function builtWebApp(until?: When): Promise<string> {
  const index = await builtIndex();
  const files = { entry: 'assets/main-abc123.js', program: { css: [], code: [] }, pages: {}, index };
  const folder = await temporaryFolder(
    {
      'package.json': '{"type":"module"}',
      'web/index.html': template,
      'web/page-files.json': JSON.stringify(files),
      'web/assets/main-abc123.js': '',
      'web-server/entry-server.js': "export const renderPage = async ({ first }) => '<main>' + first.page + '</main>';",
    },
    until,
  );
  await symlink(join(paths.webRoot, index.file), join(folder, 'web', index.file));
  return join(folder, 'web');
}

/** For tests without a database: guests do without it. */
export const noDatabase: Deps['database'] = {
  probe: async () => 'ready',
  orm: {} as Orm,
  pool: { totalCount: 0, idleCount: 0, waitingCount: 0 } as Deps['database']['pool'],
};

/** As little work as argon2 can be: at the product's cost hashing was a tenth of all that the tests do. */
const quickPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

const noMail: Deps['mail'] = {
  enqueue: async () => {},
  deliverSoon: () => {},
  counts: { sent: 0, failed: 0, dropped: 0 },
  waiting: async () => 0,
  forget: async () => {},
  tidy: async () => {},
  close: async () => {},
};

/** The server on a free port. */
export async function serve({ env = {}, files = {}, prepare, until = atEnd, ...deps }: ServeOptions = {}) {
  const lines: string[] = [];
  // Every build has assets.
  const webRoot = await temporaryFolder({ 'assets/main-abc123.css': '', ...files }, until);
  const config = readConfig({ NODE_ENV: 'test', SHEDDING: 'off', PORT: '0', WEB_ROOT: webRoot, ...env });
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
  const catalogue = deps.catalogue ?? memoryCatalogue();
  // A busy machine may take longer than the product lets a text take.
  const analyser = createAnalyser({ catalogue, log, start: startWorker, longestMs: 60_000 });
  const wordFiles = createWordFiles({ log, start: startFilesWorker });
  const app = await createApp({
    config,
    log,
    database: noDatabase,
    clock: databaseClock(),
    passwords: quickPasswords,
    mail: noMail,
    legalTexts: await readLegal(config),
    catalogue,
    analyser,
    wordFiles,
    refusedPairs: [],
    quizLists: NO_QUIZ_LISTS,
    reference: { particles: [], endings: [] },
    kanjiBook,
    webApp,
    ...deps,
  });
  prepare?.(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  until(async () => {
    const closed = app.close();
    app.server.closeAllConnections(); // answers that a test did not read to their end
    await closed;
    await analyser.close();
    await wordFiles.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    port,
    url,
    get: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
    /** The lines logged so far. */
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
