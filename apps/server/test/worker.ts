import { startBundled } from '../src/analyser/start-worker.js';

/** The analyser's worker from the bundle, as in the product: from the sources a start takes three times as long. */
export const startWorker = () => startBundled(new URL('../dist/analyser-worker.js', import.meta.url));
