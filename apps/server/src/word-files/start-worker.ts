import { Worker } from 'node:worker_threads';

/** The most memory that the objects of a worker may take. SQLite is beside it, and has a bound of its own. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/** The bundle has the worker beside it. From the sources a worker needs tsx, which it does not inherit. */
export const startWorker = (): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(new URL('./word-files-worker.ts', import.meta.url)), { eval: true, resourceLimits })
    : startBundledFiles(new URL('./word-files-worker.js', import.meta.url));

/** The worker of a bundle, by its file. */
export const startBundledFiles = (file: URL): Worker => new Worker(file, { resourceLimits });

const fromSource = ({ href }: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}'); });`;
