import { birthDateText, isWrittenAsDate } from '@utarang/domain/account';
import { toNfkc } from '@utarang/domain/language';

const RUN_ON = /^((?:19|20)\d{2})-?(\d{1,2})$|^((?:19|20)\d{2})-?(\d{2})-?(\d{1,2})$/;

/**
 * The text in the field of a birth date while it is typed: digits get their hyphens, since the number keys of some
 * phones have none. Any other spelling stays until the field is left.
 */
export function birthTyped(typed: string): string {
  const text = toNfkc(typed);
  const [, year, month, ...whole] = RUN_ON.exec(text) ?? [];
  if (year) return `${year}-${month}`;
  return whole[0] ? whole.join('-') : typed;
}

/** Formats a birth date when the field is left: a day in any usual spelling becomes YYYY-MM-DD; anything else stays. */
export function birthText(typed: string, now: Date): string {
  const text = birthDateText(typed, now);
  return isWrittenAsDate(text) ? text : typed;
}
