import { pageCode } from '../../../lib/lazy-page.js';

/** The code of the review of saved patterns, which the page loads if the address asks for it. */
export const patternReviewCode = pageCode(async () => (await import('./pattern-review.js')).PatternReview);

/** Checks whether an address asks for it. */
export const asksPatterns = (search: string): boolean => new URLSearchParams(search).get('kind') === 'patterns';
