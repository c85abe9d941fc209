import type { AdminWord } from '@utarang/contract';

/** A word as admins see it, of which a test says what it cares about. */
export const adminWord = (over: Partial<AdminWord>): AdminWord => ({
  id: 50_331,
  version: 1,
  japaneseWord: '猫',
  hiragana: 'ねこ',
  koreanPronunciation: '네코',
  meaningKo: '고양이',
  level: 'N5',
  accept: [],
  block: [],
  fields: [],
  koLike: null,
  reports: 0,
  ...over,
});
