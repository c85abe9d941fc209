import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The shell of a page that no server has rendered: the program, which renders it from what the device has. */
const SHELL = 'offline.html';
/** Files beside the program that a page without a network shows. */
const OFFLINE_FILES = [SHELL, 'favicon.svg', 'manifest.webmanifest'];
/** The code of pages for admins, who need the server. */
const OF_ADMINS = /^(?:admin|add-word|import-words|sentence-draft|song-editor|artist-form)/;

type PageFiles = { readonly entry: string; readonly program: { readonly css: string[]; readonly code: string[] } };

/** Makes the shell from the built index.html: with the program's styles and code and nothing else. */
export function shellOf(index: string, { entry, program }: PageFiles, title: string): string {
  const styles = program.css.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  return index
    .replace('<!--head-->', `<title>${title}</title><meta name="robots" content="noindex">${styles}`)
    .replace('<!--page-->', '')
    .replace('<!--initial-data-->', '')
    .replace('<!--code-->', `<script type="module" src="/${entry}"></script>`);
}

/**
 * The files that a device loads for pages without a network: all code and styles but those of admins. Fonts are stored
 * when a page loads them.
 */
export const filesOf = (assets: readonly string[]): string[] =>
  assets.filter((file) => /[.](?:js|css)$/.test(file) && !OF_ADMINS.test(file)).sort();

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/**
 * The list by which a device loads a release: each file with its digest, which the browser compares. A file with a hash
 * in its name is its own revision.
 */
export const releaseOf = (files: readonly string[], read: (file: string) => Buffer) =>
  files.map((file) => {
    const sha256 = digest(read(file));
    return {
      url: `/${file}`,
      revision: file.startsWith('assets/') ? null : sha256.slice(0, 16),
      integrity: `sha256-${sha256}`,
    };
  });

/**
 * Writes the shell and the service worker beside the built program. The list of files is written into the worker, so
 * that each release is another worker and brings its files.
 */
export function serviceWorker({ target }: { readonly target: string[] }): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const read = (file: string) => readFileSync(join(outDir, file));
        const pageFiles = JSON.parse(read('page-files.json').toString()) as PageFiles;
        const { name } = JSON.parse(read('manifest.webmanifest').toString()) as { name: string };
        writeFileSync(join(outDir, SHELL), shellOf(read('index.html').toString(), pageFiles, name));
        const assets = filesOf(readdirSync(join(outDir, 'assets'))).map((file) => `assets/${file}`);
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            'process.env.NODE_ENV': '"production"',
            RELEASE_FILES: JSON.stringify(releaseOf([...assets, ...OFFLINE_FILES], read)),
          },
          build: {
            outDir,
            emptyOutDir: false,
            target,
            sourcemap: 'hidden',
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'src/workers/service-worker.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
