import { foldKey, toHangul } from '@utarang/domain/language';
import { answerItems } from '@utarang/domain/words';
import type { Row } from '../parse.js';

/**
 * Checks whether the meaning of a word is only its sound in Hangul: 오비 for 帯 teaches nobody anything. Words in katakana
 * are left out, since a loan word is often the same in Korean (카메라). Sino-Korean words with the same sound (無理 무리) and
 * words that Korean has borrowed (畳 다다미) are listed as exceptions.
 */
export function isTransliteration(row: Row): boolean {
  if (/[\u30a1-\u30fa]/.test(row.word)) return false;
  const sound = foldKey(toHangul(row.reading));
  return answerItems(row.meaning).every((sense) => foldKey(sense.replace(/\([^)]*\)|~/g, '').trim()) === sound);
}
