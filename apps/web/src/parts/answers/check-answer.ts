import type { checkers } from './answers.js';

type Checkers = typeof checkers;

/** Loads the shapes, so that no answer waits for them. */
export const preloadShapes = (): Promise<typeof import('./answers.js') | null> =>
  import('./answers.js').catch(() => null);

/**
 * Checkers an answer only where it has the shape that its call promises. The shapes are code of their own, which the first
 * page does not wait for. Where that code cannot be loaded, the answer is taken as it is.
 */
export const checkAnswer =
  <Name extends keyof Checkers>(name: Name) =>
  async (answer: unknown): Promise<ReturnType<Checkers[Name]>> => {
    const shapes = await preloadShapes();
    return (shapes ? shapes.checkers[name](answer) : answer) as ReturnType<Checkers[Name]>;
  };
