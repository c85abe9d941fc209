import { asStored } from '@utarang/domain/language';
import { common, format } from '@utarang/messages';

/**
 * The error of a box whose text is longer than the server takes, counted as the server counts; null where it fits. A
 * box has no `maxlength`, which would cut a pasted text silently.
 */
export function tooLong(text: string, most: number): string | null {
  const { length } = [...asStored(text)];
  return length > most ? format(common.tooLong, { most, length }) : null;
}
