import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp, type Deps } from '../app.js';
import { readConfig } from '../config.js';
import { createLog } from '../log.js';
import { memoryCatalogue } from './catalogue.js';

/** The web app's index.html, as far as the server cares. */
export const template = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <!--head-->
    <script type="module" src="/assets/main-abc123.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <!--first-data-->
  </body>
</html>
`;

type Options = Partial<Omit<Deps, 'config' | 'log'>> & {
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the built web app by their path. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** Called before the server listens: a place for routes that only a test has. */
  readonly prepare?: (app: Awaited<ReturnType<typeof createApp>>) => void;
};

/** A folder that is gone after the test. */
export async function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'utarang-web-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** The server on a free port until the test is over. */
export async function serve({ env = {}, files = {}, prepare, ...deps }: Options = {}) {
  const lines: string[] = [];
  const webRoot = await temporaryFolder(files);
  const app = await createApp({
    config: readConfig({ NODE_ENV: 'test', PORT: '0', WEB_ROOT: webRoot, ...env }),
    log: createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }),
    database: { ping: async () => {} },
    catalogue: memoryCatalogue(),
    template,
    ...deps,
  });
  prepare?.(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    port,
    url,
    get: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
    /** What has been logged so far. */
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
