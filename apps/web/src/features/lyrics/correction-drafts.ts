import type { OwnToken } from './corrected-text.js';

/** The draft of a correction that is not saved. */
export type CorrectionDraft = { reading: string; meaning: string; wordId: number | null; isHere: boolean };

/**
 * Corrections that were begun, by the text and the place in it, until they are saved or cancelled: they outlive Back,
 * which closes the panel they are written in (docs/product/criteria.md#back).
 */
export const correctionDrafts = new Map<string, CorrectionDraft>();

export const draftKey = (lyricId: string, { line, start, written }: OwnToken): string =>
  `${lyricId} ${line} ${start} ${written}`;
