/**
 * The thread that analyses texts (docs/decisions/0030-text-analysis.md). It has the dictionary and the words of the
 * book, and does nothing else.
 */
import { parentPort } from 'node:worker_threads';
import { createDictionary, createPartReadings, type PastedKind, recognise } from '@utarang/domain/pasted';
import { piecesOf } from '@utarang/domain/sentences';
import {
  createPatternFinder,
  createTextBook,
  type LineWords,
  lineWords,
  memoizedTokenizer,
  readByLine,
  stanzasOf,
} from '@utarang/domain/text';
import { mapStack } from '../lib/map-stack.js';
import { answerOf, wordsIn } from './answer.js';
import { patternsOf } from './patterns-of-text.js';
import type { AnalysisParts, BookPattern, BookWord, FromWorker, ToWorker } from './protocol.js';
import { createTokenizer } from './tokenizer.js';

/** The time for which a text is analysed before another active one has its turn. */
const SLICE_MS = 10;

const cut = createTokenizer();
const words = new Map<number, BookWord>();
let book = createTextBook([]);
let dictionary = createDictionary(cut, book, createPartReadings([]));
let patterns: ReadonlyMap<string, BookPattern> = new Map();
let find = createPatternFinder([]);

const reply = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer);

/** An active text: each step analyses about a line, and the last one returns the answer. */
type ReadingSteps = Generator<void, unknown>;

function read(text: string, wanted: AnalysisParts, leave: readonly PastedKind[]): ReadingSteps {
  if (wanted === 'lines') return linesIn(text);
  return wanted === 'words' ? wordsOf(text) : answerTo(text, leave);
}

function* wordsOf(text: string): ReadingSteps {
  return wordsIn(yield* readByLine(stanzasOf(text), cut, book));
}

function* answerTo(text: string, leave: readonly PastedKind[]): ReadingSteps {
  const pasted = recognise(text, { dictionary, leave });
  // Patterns are searched in the tokens from which the words were made.
  const cutOnce = memoizedTokenizer(cut);
  const found = yield* readByLine(pasted.stanzas, cutOnce, book);
  const shown = yield* patternsOf(found, { cut: cutOnce, find, patterns, book });
  return answerOf(found, pasted, (id) => words.get(id)!, shown);
}

function* linesIn(text: string): ReadingSteps {
  const lines: LineWords[] = [];
  for (const line of text.split('\n')) {
    lines.push(lineWords(piecesOf(line) ?? [], cut, book));
    yield;
  }
  return lines;
}

/** Continues for a slice of time, then lets another active text have its slice. */
function readOn(id: number, reading: ReadingSteps): void {
  const began = performance.now();
  try {
    let step = reading.next();
    while (!step.done && performance.now() - began < SLICE_MS) step = reading.next();
    if (!step.done) {
      setImmediate(readOn, id, reading);
      return;
    }
    // Copied into a buffer of its own: Node's small buffers share one, which cannot be transferred.
    const json = new Uint8Array(new TextEncoder().encode(JSON.stringify(step.value)));
    reply({ kind: 'analysed', id, json }, [json.buffer]);
  } catch (error) {
    const message = error instanceof Error ? mapStack(error.stack ?? error.message) : String(error);
    reply({ kind: 'failed', id, error: message });
  }
}

parentPort!.on('message', (message: ToWorker) => {
  if (message.kind === 'analyse') return readOn(message.id, read(message.text, message.wanted, message.leave));
  if (message.kind === 'patterns') {
    patterns = new Map(message.patterns.map((pattern) => [pattern.id, pattern]));
    find = createPatternFinder(message.patterns);
    return;
  }
  for (const id of message.removedIds) words.delete(id);
  for (const word of message.changed) words.set(word.id, word);
  book = createTextBook([...words.values()]);
  dictionary = createDictionary(cut, book, createPartReadings([...words.values()]));
});
