/** Builds the web app for browser and server (vite) and bundles the server (rolldown). `npm run build` */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root } from './lib/run.mjs';
import { digest, isFresh, setStamp } from './lib/stamp.mjs';

/** All that a build is made from. The word lists say how fonts are cut. */
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

/** What the server reads when it starts; where one of them was deleted, a build is due. */
const results = ['apps/server/dist/main.js', 'apps/web/dist/page-files.json', 'apps/web/dist-server/entry-server.js'];

async function buildServer() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    // The worker is started by its file beside the program's; the commands are for where there are no sources.
    input: {
      main: join(root, 'apps/server/src/main.ts'),
      'analyser-worker': join(root, 'apps/server/src/analyser/analyser-worker.ts'),
      admin: join(root, 'apps/server/src/operator/admin-command.ts'),
      seed: join(root, 'apps/server/src/operator/seed-command.ts'),
      backup: join(root, 'apps/server/src/backup/backup-command.ts'),
      restore: join(root, 'apps/server/src/backup/restore-command.ts'),
      songs: join(root, 'apps/server/src/songs-import/songs-command.ts'),
    },
    preserveEntrySignatures: 'strict',
    platform: 'node',
    // Our own packages are TypeScript sources and are bundled; everything else stays in node_modules.
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@utarang/'),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  const outDir = join(root, 'apps/server/dist');
  rmSync(outDir, { recursive: true, force: true });
  await bundle.write({ dir: outDir, format: 'esm', sourcemap: true, entryFileNames: '[name].js' });
  await bundle.close();
}

async function buildWeb(...options) {
  const code = await node(join(root, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn', ...options], {
    cwd: join(root, 'apps/web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error('The web app could not be built; vite says why above.');
}

/** Builds when anything it is made from has changed since the last build. */
export async function build({ force = false } = {}) {
  const wanted = digest(sources, process.version);
  if (!force && isFresh('build', wanted, results)) return;
  console.log('Building …');
  // The web app twice: for the browser, and as the server draws its pages.
  await Promise.all([buildServer(), buildWeb(), buildWeb('--ssr', 'src/entry-server.tsx')]);
  setStamp('build', wanted);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build({ force: true });
