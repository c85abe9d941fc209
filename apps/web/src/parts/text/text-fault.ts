import { TEXT_MAX } from '@utarang/contract';
import { hasKanaOrKanji } from '@utarang/domain/language';
import { lookupErr } from '@utarang/messages';

/** Why a text cannot be read, before it is sent (docs/product/lookup.md#text); null where it can. */
export function faultOf(text: string): string | null {
  const trimmed = text.normalize('NFC').trim();
  if (trimmed === '') return lookupErr.required;
  if ([...trimmed].length > TEXT_MAX) return lookupErr.tooLong;
  return hasKanaOrKanji(trimmed) ? null : lookupErr.noJapanese;
}
