import type { checkers } from './answers.js';

type Checkers = typeof checkers;

/** Prefetches the shapes, so that no answer waits for them. */
export const preloadShapes = (): Promise<typeof import('./answers.js') | null> =>
  import('./answers.js').catch(() => null);

/**
 * Returns an answer only where it has the shape that its call promises. The shapes are in a chunk that
 * the first page does not wait for. Where that file cannot be loaded, the answer is not checked.
 */
export const checkAnswer =
  <Name extends keyof Checkers>(name: Name) =>
  async (answer: unknown): Promise<ReturnType<Checkers[Name]>> => {
    const shapes = await preloadShapes();
    return (shapes ? shapes.checkers[name](answer) : answer) as ReturnType<Checkers[Name]>;
  };
