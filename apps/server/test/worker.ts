import { startBundled } from '../src/analyser/start-worker.js';
import { startBundledWorker } from '../src/word-files/start-worker.js';

const inBundle = (name: string) => new URL(`../dist/${name}`, import.meta.url);

/** The analyser's worker from the bundle, as in the product: from the sources a start takes three times as long. */
export const startWorker = () => startBundled(inBundle('analyser-worker.js'));

/** The built worker that reads files of words. */
export const startFilesWorker = () => startBundledWorker(inBundle('word-files-worker.js'));
