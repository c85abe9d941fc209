import type { OwnToken } from './corrected-text.js';

/** The draft of an unsaved correction. */
export type CorrectionDraft = { reading: string; meaning: string; wordId: number | null; isHere: boolean };

/**
 * Drafts of corrections, by the text and the place in it, until they are saved or cancelled: they survive Back, which
 * closes their panel (docs/product/criteria.md#back).
 */
export const correctionDrafts = new Map<string, CorrectionDraft>();

export const draftKey = (lyricId: string, { line, start, written }: OwnToken): string =>
  `${lyricId} ${line} ${start} ${written}`;
