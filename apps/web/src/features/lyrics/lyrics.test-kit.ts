import type { OwnLyric } from '@utarang/contract';

export const ID = 'AAAAAAAAAAAAAAAAAAAAAA';

/** The moment at which a text was stored. Nothing that is shown of it depends on what day it is today. */
export const KEPT_AT = '2026-11-20T03:00:00Z';

/** A text of two lines that its member has kept. */
export const lyric = (over: Partial<OwnLyric> = {}): OwnLyric => ({
  ...{ id: ID, title: '창가', artist: '하늘', text: '猫と窓\n窓の朝', translation: [null, null], corrections: [] },
  ...{ times: [null, null], videoUrl: null },
  ...{ version: 1, createdAt: KEPT_AT, updatedAt: KEPT_AT },
  ...over,
});
