import { asStored } from '@utarang/domain/language';
import { common, format } from '@utarang/messages';

/**
 * The error of a box with a text that is longer than may be sent, counted as the server counts; null where it fits. A
 * box has no `maxlength`: that cuts what is pasted without a word.
 */
export function tooLong(text: string, most: number): string | null {
  const { length } = [...asStored(text)];
  return length > most ? format(common.tooLong, { most, length }) : null;
}
