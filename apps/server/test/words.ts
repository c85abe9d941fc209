import { emptyEntry, type WordEntry } from '@utarang/content/words';

/** An entry of the content with what a test cares about. */
export const wordEntry = (id: number, over: Partial<WordEntry> = {}): WordEntry => ({
  ...emptyEntry,
  id,
  japaneseWord: `語${id}`,
  reading: 'ご',
  koreanPronunciation: '고',
  meaningKo: '말',
  level: 'N5',
  partsOfSpeech: ['noun'],
  ...over,
});
