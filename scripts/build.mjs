/** Builds the web app for browser and server (vite) and bundles the server (rolldown). `npm run build` */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root } from './lib/run.mjs';
import { digest, isFresh, setStamp } from './lib/stamp.mjs';

/** All inputs of a build. The word lists determine how fonts are cut. */
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'packages/domain',
  'packages/contract',
  'packages/messages',
  'packages/content/src',
  'packages/content/data',
  'packages/postgres',
  'apps/server/src',
  'apps/web',
];

/** The outputs of a build that the server reads at its start; where one of them was deleted, a build is due. */
const results = ['apps/server/dist/main.js', 'apps/web/dist/page-files.json', 'apps/web/dist-server/entry-server.js'];

/** Packages that stay in node_modules: they have native code or WebAssembly, or serve files beside them. */
const unbundled = [
  '@fastify/swagger-ui',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@open-spaced-repetition/binding',
  'lindera-wasm-nodejs-ipadic',
  'sql.js',
];

/** Source maps only cover our own sources: with packages they are three times as large, and every error reads them. */
const withoutTheirMaps = {
  name: 'without-their-maps',
  load: {
    filter: { id: /node_modules.*[.][cm]?js$/ },
    handler: async (id) => ({ code: await readFile(id, 'utf8'), map: { mappings: '' } }),
  },
};

/** The code that determines the index of the words. */
const rules = ['package-lock.json', 'packages/domain/src'];

async function buildServer(rulesDigest) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    // The workers are started by their files beside the program's; the commands are for an installation without
    // sources.
    input: {
      main: join(root, 'apps/server/src/main.ts'),
      'analyser-worker': join(root, 'apps/server/src/analyser/analyser-worker.ts'),
      'word-files-worker': join(root, 'apps/server/src/word-files/word-files-worker.ts'),
      'fit-worker': join(root, 'apps/server/src/memory-fit/fit-worker.ts'),
      admin: join(root, 'apps/server/src/operator/admin-command.ts'),
      seed: join(root, 'apps/server/src/operator/seed-command.ts'),
      'check-ledger': join(root, 'apps/server/src/operator/check-ledger-command.ts'),
      backup: join(root, 'apps/server/src/backup/backup-command.ts'),
      restore: join(root, 'apps/server/src/backup/restore-command.ts'),
      songs: join(root, 'apps/server/src/songs-import/songs-command.ts'),
    },
    preserveEntrySignatures: 'strict',
    platform: 'node',
    // Packages are bundled as well, so that a start does not have to find and read hundreds of files.
    external: [...unbundled, 'pg-native', 'pg-cloudflare'],
    // As Node 21 has it. Without it pg makes a `Response` to know where it runs, and Node loads its whole HTTP client.
    // By the digest the server knows whether the index beside the web app was made by its own rules.
    transform: { define: { navigator: '{"userAgent":"Node.js"}', RULES_DIGEST: JSON.stringify(rulesDigest) } },
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [withoutTheirMaps],
  });
  const outDir = join(root, 'apps/server/dist');
  rmSync(outDir, { recursive: true, force: true });
  await bundle.write({
    dir: outDir,
    format: 'esm',
    entryFileNames: '[name].js',
    charset: 'ascii',
    // Comments and whitespace are left out: Node reads every byte at the start and keeps it. Names stay for errors.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: 'hidden', // apps/server/src/lib/map-stack.ts reads it
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}

async function buildWeb(rulesDigest, ...options) {
  const code = await node(join(root, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn', ...options], {
    cwd: join(root, 'apps/web'),
    env: { NODE_ENV: 'production', RULES_DIGEST: rulesDigest },
  });
  if (code !== 0) throw new Error('The web app could not be built; vite says why above.');
}

/** Builds when an input has changed since the last build. */
export async function build({ force = false } = {}) {
  const wanted = digest(sources, process.version);
  if (!force && isFresh('build', wanted, results)) return;
  console.log('Building …');
  // The web app twice: for the browser, and for the server, which renders its pages.
  const rulesDigest = digest(rules);
  await Promise.all([
    buildServer(rulesDigest),
    buildWeb(rulesDigest),
    buildWeb(rulesDigest, '--ssr', 'src/entry-server.tsx'),
  ]);
  setStamp('build', wanted);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build({ force: true });
