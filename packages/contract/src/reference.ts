import { kanaGroups } from '@utarang/domain/kana';
import * as z from 'zod/mini';
import { described } from './described.js';
import { endingGroups, particleCategories } from './entry-groups.js';
import { example } from './sentences.js';
import { levels } from './terms.js';

/** GET /api/kana: the sounds of the chart, row by row, each in both scripts. */
export const kana = z.object({
  id: described(z.string(), 'Stable: `shi`; `di`, `du`, `wo`, `dhi` … where the rōmaji is that of another one.'),
  hiragana: z.string(),
  katakana: z.string(),
  romaji: z.string(),
  korean: described(z.string(), 'How it is read, in Hangul.'),
  group: z.enum(kanaGroups),
  row: described(z.string(), 'The first kana of its row: hiragana, in group `loan` katakana.'),
  column: described(z.number(), '0 to 4 by the vowel (シェ, ジェ, チェ by order), 5 to 7 with small ゃ, ゅ and ょ.'),
});
export const kanaList = z.array(kana);

const entry = {
  id: described(z.string(), 'Stable, and a part of its address: `te-iru`.'),
  form: described(z.string(), 'As it is written: は, ている; `・` parts two forms, `〜` is a gap.'),
  reading: described(z.string(), 'The form in kana.'),
  pronunciation: described(z.string(), 'In Hangul, as it sounds: 와 for は.'),
  romaji: described(z.string(), 'As it sounds.'),
  meaning: described(z.string(), 'In Korean.'),
  level: z.enum(levels),
  tip: described(z.string(), 'When to use it, in Korean.'),
  avoid: described(z.string(), 'When not, and what to say instead.'),
  korean: described(z.string(), 'What it is in Korean, and where that misleads.'),
  examples: described(z.array(example), 'In a list the first one, which the card shows.'),
};

/** A text in kanji and kana, and in kana alone. */
const written = z.object({ written: z.string(), reading: z.string() });

const detail = {
  attachments: described(
    z.array(z.object({ label: z.string(), rows: z.array(z.object({ word: written, forms: z.array(written) })) })),
    'How it attaches, each with words and what becomes of them: 食べる 食べたい.',
  ),
  near: described(
    z.array(
      z.object({
        list: z.enum(['particles', 'endings']),
        id: z.string(),
        form: z.string(),
        meaning: z.string(),
      }),
    ),
    'Entries of either list that are confused with it, the nearest first.',
  ),
};

/** GET /api/particles, GET /api/particles/{id} */
export const particle = z.object({ ...entry, category: z.enum(particleCategories) });
export const particleList = z.array(particle);
export const particleDetail = z.extend(particle, detail);
export type Particle = z.infer<typeof particle>;
export type ParticleDetail = z.infer<typeof particleDetail>;

/** GET /api/endings, GET /api/endings/{id} */
export const ending = z.object({ ...entry, group: z.enum(endingGroups) });
export const endingList = z.array(ending);
export const endingDetail = z.extend(ending, detail);
export type Ending = z.infer<typeof ending>;
export type EndingDetail = z.infer<typeof endingDetail>;

/** An entry without its explanations and examples, for filtering a list and linking to the entry's page. */
export type EntryHead<Whole extends Particle | Ending> = Omit<Whole, 'tip' | 'avoid' | 'korean' | 'examples'>;
/** An entry of the list of the first rendering: its first cards are complete. */
export type ListedEntry<Whole extends Particle | Ending> = Whole | EntryHead<Whole>;

/** The path parameters of an entry. */
export const entryParams = z.object({ id: z.string() });
