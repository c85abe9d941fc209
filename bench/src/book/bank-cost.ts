import { readFileSync } from 'node:fs';
import { memoryInUse } from '../measures/memory.js';

export type BankParameters = { readonly bankFile: string };

/**
 * The cost of the bank of sentences for a server that holds it: the rows as they come from the database, and their
 * index.
 */
export type BankCost = { readonly sentences: number; readonly buildMs: number; readonly bytes: number };

/** A sentence as the database has it. */
export type BankSentence = {
  readonly id: number;
  readonly level: string;
  readonly text: string;
  readonly meaningKo: string;
  readonly wordIds: readonly number[];
  readonly targetIds: readonly number[];
  readonly situations: readonly string[];
  readonly retiredAt: string | null;
};

/** Does what `catalogue/bank.ts` does once its rows are there, cold, in a process of its own. */
export async function bankCost({ bankFile }: BankParameters): Promise<BankCost> {
  const before = await memoryInUse();
  const start = performance.now();
  const stored = JSON.parse(readFileSync(bankFile, 'utf8')) as BankSentence[];
  const bank = { byId: new Map(stored.map((sentence) => [sentence.id, sentence])), byWord: ofWords(stored) };
  const buildMs = performance.now() - start;
  const bytes = (await memoryInUse()) - before;
  // All of it has to live until here.
  if (bank.byWord.size === 0) throw new Error('the bank has no words');
  return { sentences: bank.byId.size, buildMs, bytes };
}

function ofWords(stored: readonly BankSentence[]): Map<number, BankSentence[]> {
  const byWord = new Map<number, BankSentence[]>();
  for (const sentence of stored) {
    for (const id of sentence.wordIds) byWord.set(id, [...(byWord.get(id) ?? []), sentence]);
  }
  return byWord;
}
