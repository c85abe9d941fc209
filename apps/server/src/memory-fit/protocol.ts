import type { History } from '@utarang/domain/review';

export type ToWorker = { readonly histories: readonly History[] };

/** The parameters that describe the histories better than the default ones; null where none do. */
export type FromWorker = { readonly parameters: readonly number[] | null };
