import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Bundles the jobs as the product bundles its server, since that is what its users run: the loader that runs
 * TypeScript in development wraps functions in helpers, which can be measured.
 */
export async function bundleJobs(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('main.ts', import.meta.url)),
    platform: 'node',
    external: (id) => !/^(\.|\/|@utarang\/)/.test(id),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  const dir = fileURLToPath(new URL('../../dist/', import.meta.url));
  await bundle.write({ dir, format: 'esm', sourcemap: true, entryFileNames: 'jobs.js', cleanDir: true });
  await bundle.close();
  return `${dir}jobs.js`;
}
