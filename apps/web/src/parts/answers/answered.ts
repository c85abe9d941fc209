import type { takes } from './answers.js';

type Takes = typeof takes;

/** Loads the shapes, so that no answer waits for them. */
export const preloadShapes = (): Promise<typeof import('./answers.js') | null> =>
  import('./answers.js').catch(() => null);

/**
 * Takes an answer only where it has the shape that its call promises. The shapes are code of their own, which the first
 * page does not wait for. Where that code cannot be loaded, the answer is taken as it is.
 */
export const answered =
  <Name extends keyof Takes>(name: Name) =>
  async (answer: unknown): Promise<ReturnType<Takes[Name]>> => {
    const shapes = await preloadShapes();
    return (shapes ? shapes.takes[name](answer) : answer) as ReturnType<Takes[Name]>;
  };
