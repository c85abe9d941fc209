/**
 * The thread in which one file of words is read or written (docs/decisions/0055-words-as-files.md): whatever a file
 * does to it, the thread ends, and the server continues.
 */
import { parentPort } from 'node:worker_threads';
import { mapStack } from '../lib/map-stack.js';
import { type FromWorker, type ToWorker, UnreadableFile } from './protocol.js';
import { readFile } from './read-file.js';
import { writeApkg } from './write-apkg.js';

async function answerTo(message: ToWorker): Promise<FromWorker> {
  try {
    if (message.kind === 'deck') return { kind: 'file', bytes: await writeApkg(message.deck) };
    return { kind: 'words', words: await readFile(message.bytes, message.most) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'refused', refusal: error.refusal };
    return { kind: 'failed', error: error instanceof Error ? mapStack(error.stack ?? error.message) : String(error) };
  }
}

parentPort!.once('message', async (message: ToWorker) => parentPort!.postMessage(await answerTo(message)));
