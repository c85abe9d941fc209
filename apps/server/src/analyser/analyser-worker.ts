/**
 * The thread in which texts are read (docs/decisions/0030-text-analysis.md). It has the dictionary and the words of the
 * book, and does nothing else.
 */
import { parentPort } from 'node:worker_threads';
import { analyseText, createTextBook } from '@utarang/domain/text';
import { inSources } from '../lib/source-places.js';
import { answerOf, wordsIn } from './answer.js';
import { createCut } from './morphemes.js';
import type { BookWord, FromWorker, ToWorker, Wanted } from './protocol.js';

const cut = createCut();
let book = createTextBook([]);
let words: ReadonlyMap<number, BookWord> = new Map();

const reply = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer);

function analyse(text: string, wanted: Wanted): void {
  try {
    const found = analyseText(text, cut, book);
    const answer = wanted === 'words' ? wordsIn(found) : answerOf(found, (id) => words.get(id)!);
    // Copied into a buffer of its own: Node's small ones share one buffer, which cannot be handed over.
    const json = new Uint8Array(new TextEncoder().encode(JSON.stringify(answer)));
    reply({ kind: 'analysed', json }, [json.buffer]);
  } catch (error) {
    reply({ kind: 'failed', error: error instanceof Error ? inSources(error.stack ?? error.message) : String(error) });
  }
}

parentPort!.on('message', (message: ToWorker) => {
  if (message.kind === 'analyse') return analyse(message.text, message.wanted);
  words = new Map(message.words.map((word) => [word.id, word]));
  book = createTextBook(message.words);
});
