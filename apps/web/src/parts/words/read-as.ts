import { hasHangul, isChoseong } from '@utarang/domain/language';
import { format, home } from '@utarang/messages';

/** The sentence that says how a query was read (docs/product/search.md#how-a-query-was-read). */
export const readAsText = (typed: string, read: string): string =>
  format(isChoseong(typed) && hasHangul(read) ? home.readInitials : home.readAs, { typed, read });
