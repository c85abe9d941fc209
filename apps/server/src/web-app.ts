import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageId } from '@utarang/contract';
import type { RenderRequest } from '@utarang/web/entry-server';
import { exitCodes, StartupError } from './lib/startup-error.js';

/** The code of a page in its HTML. */
export type PageCode = {
  /** The styles that the first rendering of the page needs, in pieces: pages share most of their 45 kB. */
  readonly css: readonly string[];
  /** The source by which the content security policy allows them: `'sha256-…'`. */
  readonly cssHash: string;
  /** Tells the program which style sheets are in the page already. */
  readonly cssLinks: string;
  /** Tags for the end of the page. */
  readonly scripts: string;
};

/** The files of the web app's build for the server. */
export type WebApp = {
  /** index.html, the template of every page. */
  readonly template: string;
  /** The code of a page; `address` is the page's, with its query. */
  readonly codeOf: (page: PageId | 'notFound', address: string) => PageCode;
  /** Renders a page as HTML. Rejects with what a component throws. */
  readonly render: (request: RenderRequest) => Promise<string>;
};

type Files = {
  readonly css: readonly string[];
  readonly code: readonly string[];
  /** Styles of what the page also renders where its address has a query, such as the words of a search. */
  readonly chosen?: readonly string[];
};
/** `apps/web/vite/page-files.ts` writes it. */
type PageFiles = { readonly entry: string; readonly program: Files; readonly pages: Readonly<Record<string, Files>> };

const NOTHING: Files = { css: [], code: [] };

/**
 * Reads the web app from the folder of its built files; the renderer of pages is beside it, in `<root>-server`. Throws
 * `StartupError` when either is missing.
 */
export async function readWebApp(root: string): Promise<WebApp> {
  try {
    const read = (file: string) => readFile(join(root, file), 'utf8');
    const [template, files, { renderPage }] = await Promise.all([
      read('index.html'),
      read('page-files.json'),
      import(pathToFileURL(join(`${root}-server`, 'entry-server.js')).href) as Promise<
        typeof import('@utarang/web/entry-server')
      >,
    ]);
    return { template, codeOf: await readCode(JSON.parse(files) as PageFiles, read), render: renderPage };
  } catch (cause) {
    const missing = ['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes((cause as NodeJS.ErrnoException).code ?? '');
    if (!missing) throw cause;
    throw new StartupError(`There is no built web app in ${root}; run \`npm run build\`.`, exitCodes.config);
  }
}

async function readCode({ entry, program, pages }: PageFiles, readFile: (file: string) => Promise<string>) {
  const texts = new Map<string, Promise<string>>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(file);
    texts.set(file, text);
    return text;
  };
  const codeWith = async (own: Files, chosen: readonly string[] = []): Promise<PageCode> => {
    const files = [...program.css, ...own.css, ...chosen];
    const css = await Promise.all(files.map(read));
    return {
      css,
      cssHash: `'sha256-${createHash('sha256').update(css.join('')).digest('base64')}'`,
      cssLinks: files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join(''),
      scripts: [
        ...[...program.code, ...own.code]
          .filter((file) => file !== entry)
          .map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
        `<script type="module" src="/${entry}" fetchpriority="low"></script>`,
      ].join(''),
    };
  };
  const ofPages = new Map<string, { plain: PageCode; chosen: PageCode }>();
  for (const [page, files] of Object.entries(pages)) {
    ofPages.set(page, { plain: await codeWith(files), chosen: await codeWith(files, files.chosen) });
  }
  const none = await codeWith(NOTHING);
  return (page: PageId | 'notFound', address: string) =>
    ofPages.get(page)?.[address.includes('?') ? 'chosen' : 'plain'] ?? none;
}
