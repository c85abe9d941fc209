import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * Collects all garbage once, in the event loop's next turn, and returns the memory to the system. Reading the catalogue
 * leaves more garbage than the catalogue takes, and V8 keeps the memory until allocation presses it, which does not
 * happen in an idle server: with 19,483 words it kept 236 MB resident instead of 183. Node offers its collector only
 * behind a flag; the flag is reset at once, so that no other code sees it.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: CollectGarbage = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  await collect({ type: 'major', execution: 'async' });
}
