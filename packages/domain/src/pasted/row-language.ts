import { HANGUL, JAPANESE } from '../language/index.js';

const HANGUL_LETTER = new RegExp(`[${HANGUL}]`, 'gu');
const JAPANESE_LETTER = new RegExp(`[${JAPANESE}]`, 'gu');

/** The language of a row by its script: Japanese, Korean, or anything else (a line in English). */
export type RowLanguage = 'japanese' | 'korean' | 'other' | 'blank';

/** Detects the language of a row. A Korean one may quote some Japanese (東京의 밤). */
export function languageOfRow(text: string): RowLanguage {
  if (text.trim() === '') return 'blank';
  const japanese = text.match(JAPANESE_LETTER)?.length ?? 0;
  const korean = text.match(HANGUL_LETTER)?.length ?? 0;
  if (korean > japanese * 2) return 'korean';
  return japanese > 0 ? 'japanese' : 'other';
}
