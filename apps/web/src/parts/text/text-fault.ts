import { TEXT_MAX, tidyLines } from '@utarang/contract';
import { hasKanaOrKanji } from '@utarang/domain/language';
import { lookupErr } from '@utarang/messages';

/** The reason for which a text cannot be sent (docs/product/lookup.md#text); null where it can. */
export function faultOf(text: string): string | null {
  const tidied = tidyLines(text);
  if (tidied === '') return lookupErr.required;
  if ([...tidied].length > TEXT_MAX) return lookupErr.tooLong;
  return hasKanaOrKanji(tidied) ? null : lookupErr.noJapanese;
}
