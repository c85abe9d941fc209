import type { SearchableWord } from '@utarang/domain/search';
import { CONTENDERS, type ContenderId } from '../engines/contenders.js';
import { memoryInUse } from '../measures/memory.js';
import type { RaceMode } from '../queries/query.js';

export type CostParameters = {
  readonly contender: ContenderId;
  readonly mode: RaceMode;
  /** A file with the words, so that making them compiles none of the code that is measured. */
  readonly wordsFile: string;
  readonly databaseUrl: string | null;
};

/** The cost of an index before its first query. */
export type Cost = { readonly buildMs: number; readonly bytesPerWord: number };

/** Builds once, cold, in a process of its own that was started with --expose-gc. */
export async function costOf(
  words: readonly SearchableWord[],
  { contender, mode, databaseUrl }: CostParameters,
): Promise<Cost> {
  const build = await CONTENDERS[contender].load();
  const before = await memoryInUse();
  const start = performance.now();
  const engine = await build(words, mode, { databaseUrl });
  const buildMs = performance.now() - start;
  const bytes = (await engine.bytes?.()) ?? (await memoryInUse()) - before;
  // The index and the words have to live until here.
  await engine.search(words[0]!.koreanPronunciation, 1);
  await engine.close?.();
  return { buildMs, bytesPerWord: bytes / words.length };
}
