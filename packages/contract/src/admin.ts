import * as z from 'zod/mini';
import { described } from './described.js';
import { rowIdInPath, rowIdOrMissing } from './ids.js';
import { auditSubjects, WORD_FIELD_MAX } from './terms.js';
import { line, requiredLine } from './text.js';
import { invalid, type ValidationCode } from './validation.js';
import { level, word } from './words.js';

export type { WordFault } from '@utarang/domain/words';

const koLike = z.object({ hanja: z.string(), caution: z.nullable(z.string()) });

/** A word for admins (docs/product/admin.md#manage-words). */
export const adminWord = z.extend(word, {
  version: described(z.int(), 'Counts the changes of the word: what `If-Match` names.'),
  accept: described(z.array(z.string()), 'Further answers that are right.'),
  block: described(z.array(z.string()), 'Answers that never are.'),
  fields: described(z.array(z.string()), 'Names of the situations that the word belongs to.'),
  koLike: described(z.nullable(koLike), 'What ties the word to one that Korean has too; or null.'),
  reports: described(z.int(), 'How many reports of members wait.'),
});
export type AdminWord = z.infer<typeof adminWord>;

/** The parameters of paths below /api/admin/words/{id}. */
export const adminWordParams = z.object({ id: rowIdOrMissing('word_id_invalid', 'word_not_found') });

/** GET /api/admin/words */
export const adminWords = z.array(adminWord);

const required = (code: ValidationCode) => requiredLine(WORD_FIELD_MAX, invalid(code), invalid('word_field_too_long'));
const answers = z.optional(z.array(requiredLine(WORD_FIELD_MAX, 'value_invalid', 'word_field_too_long')));

/**
 * The four main fields; others that are left out keep their value, or are empty. A field of `adminWord` that is missing
 * here does not compile.
 */
const wordContent = {
  hiragana: required('word_hiragana_required'),
  koreanPronunciation: required('word_pron_required'),
  japaneseWord: required('word_written_required'),
  meaningKo: required('word_meaning_required'),
  level: z.optional(z.nullable(level)),
  accept: answers,
  block: answers,
  fields: z.optional(z.array(requiredLine(WORD_FIELD_MAX, 'value_invalid', 'word_field_too_long'))),
  koLike: z.optional(
    z.nullable(
      z.object({
        hanja: requiredLine(WORD_FIELD_MAX, 'ko_like_required', 'word_field_too_long'),
        caution: z.pipe(
          z.nullable(line(WORD_FIELD_MAX, 'word_field_too_long')),
          z.transform((text: string | null) => text || null),
        ),
      }),
    ),
  ),
} satisfies Readonly<Record<Exclude<keyof StoredWord, 'id' | 'version'>, z.core.$ZodType>>;

/** POST /api/admin/words/add */
export const addWordBody = z.object(wordContent);
export type WordContent = z.infer<typeof addWordBody>;

/** PUT /api/admin/words/{id}; `id` is that of the path. */
export const editWordBody = z.object({ ...wordContent, id: z.optional(z.int(invalid('value_invalid'))) });

/** The version that an edit changes, as an entity tag; without one the edit changes any version. */
export const ifMatch = z.object({ 'if-match': z.optional(z.string()) });

/** A word in an entry of the audit trail: its texts at that time, without counts. */
const storedWord = z.omit(adminWord, { reports: true });
export type StoredWord = z.infer<typeof storedWord>;

/** An entry of the audit trail about things of one kind (docs/product/admin.md#audit-trail). */
export const storedChange = <Thing extends z.core.$ZodType>(thing: Thing) =>
  z.object({
    id: z.int(),
    at: z.string(),
    admin: described(z.nullable(z.string()), 'Username; null once the account is deleted.'),
    subject: z.enum(auditSubjects),
    action: z.string(),
    before: z.nullable(thing),
    after: z.nullable(thing),
    revertedBy: described(z.nullable(z.int()), 'The entry that took this one back.'),
  });
export const wordChange = storedChange(storedWord);
export type WordChange = z.infer<typeof wordChange>;

/** GET /api/admin/words/{id}/history: the latest first. */
export const wordHistory = z.array(wordChange);

/** POST /api/admin/words/{id}/history/{changeId}/revert */
export const changeParams = z.extend(adminWordParams.clone(), { changeId: rowIdInPath('change_not_found') });

/** The answer of revert: the word, or null where its addition was reverted. */
export const revertedWord = z.nullable(adminWord);

/** The detail of the problem `edited_elsewhere`: the newer word. */
export type EditedElsewhere = { readonly newer: AdminWord };

/** An open report (docs/product/admin.md#queues). */
const waitingReport = z.object({
  id: z.int(),
  word,
  field: described(z.string(), 'Which field of the word is said to be wrong.'),
  note: z.string(),
  createdAt: z.string(),
});

/** An own synonym that no admin has decided yet. */
const waitingSynonym = z.object({
  id: z.int(),
  word,
  answerKo: z.string(),
  members: described(z.int(), 'How many members added it; who they are is not told.'),
  createdAt: z.string(),
});

/** A wish: one entry for a word, however many members wish it. */
const waitingWish = z.object({
  id: z.int(),
  japaneseWord: z.string(),
  hiragana: described(z.string(), 'Empty where nobody said it.'),
  meaningKo: z.string(),
  members: described(z.int(), 'How many members wish it.'),
  createdAt: z.string(),
});

/** GET /api/admin/queue: the oldest first. */
export const adminQueue = z.object({
  reports: z.array(waitingReport),
  synonyms: z.array(waitingSynonym),
  wishes: z.array(waitingWish),
});
export type AdminQueue = z.infer<typeof adminQueue>;

const verdict = z.enum(['accept', 'refuse'], 'not_found');

/** POST /api/admin/reports/{id}/{verdict}, and the same of synonyms and wishes */
export const reportVerdictParams = z.object({ id: rowIdInPath('report_not_found'), verdict });
export const synonymVerdictParams = z.object({ id: rowIdInPath('synonym_not_found'), verdict });
export const wishVerdictParams = z.object({ id: rowIdInPath('wish_not_found'), verdict });
