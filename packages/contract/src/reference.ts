import { kanaGroups } from '@utarang/domain/kana';
import * as z from 'zod/mini';
import { described } from './described.js';

/** GET /api/kana: the sounds of the chart, row by row, each in both scripts. */
export const kana = z.object({
  id: described(z.string(), 'Lasting: `shi`; `di`, `du` and `wo` where the rōmaji is that of another one.'),
  hiragana: z.string(),
  katakana: z.string(),
  romaji: z.string(),
  korean: described(z.string(), 'How it is read, in Hangul.'),
  group: z.enum(kanaGroups),
  row: described(z.string(), 'The first hiragana of its row.'),
  column: described(z.number(), '0 to 4 by the vowel, 5 to 7 with small ゃ, ゅ and ょ.'),
});
export const kanaList = z.array(kana);
