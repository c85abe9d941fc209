import { fileURLToPath } from 'node:url';

/** Paths from here. `src` and the bundle's folder `dist` are equally deep: the same paths hold in both. */
const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const paths = {
  webRoot: from('../../web/dist'),
  words: from('../../../packages/content/data/words'),
  sentences: from('../../../packages/content/data/sentences'),
  reference: from('../../../packages/content/data/reference'),
  kanji: from('../../../packages/content/data/kanji'),
  songs: from('../../../packages/content/data/songs'),
  quiz: from('../../../packages/content/data/quiz'),
  lists: from('../../../packages/content/data'),
} as const;
