import type { SentenceEntry } from '@utarang/content/sentences';

/** An entry of the content with what a test cares about. */
export const sentenceEntry = (id: number, over: Partial<SentenceEntry> = {}): SentenceEntry => ({
  id,
  level: 'N5',
  text: '食[た]べる。',
  meaningKo: `뜻 ${id}.`,
  wordIds: [1],
  targetIds: [1],
  situations: [],
  ...over,
});
