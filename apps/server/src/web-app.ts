import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exitCodes, StartupError } from './lib/startup-error.js';

/** What the build of the web app leaves for the server. */
export type WebApp = {
  /** index.html, which every page is made of. */
  readonly template: string;
  /** Page id → the `<link>`s to that page's own code, for its head (apps/web/vite/page-links.ts). */
  readonly links: Readonly<Record<string, string>>;
};

/** Reads them from the folder of the built files. Throws `StartupError` when there is none. */
export async function readWebApp(root: string): Promise<WebApp> {
  const [template, links] = await Promise.all(
    ['index.html', 'page-links.json'].map((name) => readFile(join(root, name), 'utf8').catch(() => null)),
  );
  if (!template)
    throw new StartupError(`There is no built web app in ${root}; run \`npm run build\`.`, exitCodes.config);
  return { template, links: JSON.parse(links ?? '{}') as WebApp['links'] };
}
