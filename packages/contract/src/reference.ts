import { kanaGroups } from '@utarang/domain/kana';
import * as z from 'zod/mini';
import { described } from './described.js';

/** Which script the page shows; the first is the one without a choice. */
export const kanaTabs = ['hiragana', 'katakana', 'both'] as const;
export type KanaTab = (typeof kanaTabs)[number];

/** What the particles are in: the chips of their page. */
export const particleCategories = [
  'basic',
  'place',
  'direction',
  'listing',
  'contrast',
  'range',
  'role',
  'end',
  'other',
] as const;
export type ParticleCategory = (typeof particleCategories)[number];

/** What the endings are in. */
export const endingGroups = [
  'basic',
  'wish',
  'request',
  'permission',
  'duty',
  'state',
  'sequence',
  'cause',
  'condition',
  'conjecture',
  'voice',
  'giving',
  'change',
  'concession',
  'degree',
  'honorific',
] as const;
export type EndingGroup = (typeof endingGroups)[number];

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
