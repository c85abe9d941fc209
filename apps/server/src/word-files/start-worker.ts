import { Worker } from 'node:worker_threads';

/** The memory limits of a worker's heap. SQLite is outside of it, and has a limit of its own. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/**
 * Starts the worker: in a bundle from the file beside this one, from the sources with tsx, which a worker does not
 * inherit.
 */
export const startWorker = (): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(new URL('./word-files-worker.ts', import.meta.url)), { eval: true, resourceLimits })
    : startBundledWorker(new URL('./word-files-worker.js', import.meta.url));

/** Starts the worker of a bundle from its file. */
export const startBundledWorker = (file: URL): Worker => new Worker(file, { resourceLimits });

const fromSource = ({ href }: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}'); });`;
