/**
 * The thread in which texts are read (docs/decisions/0030-text-analysis.md). It has the dictionary and the words of the
 * book, and does nothing else.
 */
import { parentPort } from 'node:worker_threads';
import { createDictionary, createPartReadings, type PastedKind, recognise } from '@utarang/domain/pasted';
import { piecesOf } from '@utarang/domain/sentences';
import {
  analyseLines,
  analyseText,
  createPatternFinder,
  createTextBook,
  type LineWords,
  lineWords,
  memoizedTokenizer,
} from '@utarang/domain/text';
import { mapStack } from '../lib/source-places.js';
import { answerOf, wordsIn } from './answer.js';
import { patternsOf } from './patterns-of-text.js';
import type { BookPattern, BookWord, FromWorker, ToWorker, Wanted } from './protocol.js';
import { createTokenizer } from './tokenizer.js';

const cut = createTokenizer();
const words = new Map<number, BookWord>();
let book = createTextBook([]);
let dictionary = createDictionary(cut, book, createPartReadings([]));
let patterns: ReadonlyMap<string, BookPattern> = new Map();
let find = createPatternFinder([]);

const reply = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer);

function analyse(text: string, wanted: Wanted, leave: readonly PastedKind[]): void {
  try {
    const answer =
      wanted === 'lines'
        ? linesIn(text)
        : wanted === 'words'
          ? wordsIn(analyseText(text, cut, book))
          : answerTo(text, leave);
    // Copied into a buffer of its own: Node's small ones share one buffer, which cannot be handed over.
    const json = new Uint8Array(new TextEncoder().encode(JSON.stringify(answer)));
    reply({ kind: 'analysed', json }, [json.buffer]);
  } catch (error) {
    reply({ kind: 'failed', error: error instanceof Error ? mapStack(error.stack ?? error.message) : String(error) });
  }
}

function answerTo(text: string, leave: readonly PastedKind[]) {
  const pasted = recognise(text, { dictionary, leave });
  // The patterns are looked for in the pieces that the words were made of.
  const cutOnce = memoizedTokenizer(cut);
  const found = analyseLines(pasted.stanzas, cutOnce, book);
  return answerOf(found, pasted, (id) => words.get(id)!, patternsOf(found, { cut: cutOnce, find, patterns, book }));
}

const linesIn = (text: string): LineWords[] =>
  text.split('\n').map((line) => lineWords(piecesOf(line) ?? [], cut, book));

parentPort!.on('message', (message: ToWorker) => {
  if (message.kind === 'analyse') return analyse(message.text, message.wanted, message.leave);
  if (message.kind === 'patterns') {
    patterns = new Map(message.patterns.map((pattern) => [pattern.id, pattern]));
    find = createPatternFinder(message.patterns);
    return;
  }
  for (const id of message.removedIds) words.delete(id);
  for (const word of message.changed) words.set(word.id, word);
  book = createTextBook([...words.values()].sort((a, b) => b.id - a.id));
  dictionary = createDictionary(cut, book, createPartReadings(words.values()));
});
