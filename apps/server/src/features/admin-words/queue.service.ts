import { type AdminQueue, type Decision, fail } from '@utarang/contract';
import { answerItems, itemKey } from '@utarang/domain/words';
import { recordChange } from '../../audit/audit.repo.js';
import type { Orm } from '../../db/orm.js';
import {
  closeReport,
  closeWishes,
  decideSynonyms,
  findSynonym,
  findWish,
  reportExists,
  waitingReports,
  waitingSynonyms,
  waitingWishes,
} from './queue.repo.js';
import type { WordWriter } from './word-writer.js';
import { lockWord } from './words.repo.js';

/** The queue of reports, own synonyms and wishes until an admin decides them (docs/product/admin.md#queues). */
export function createQueue({ orm, writer }: { readonly orm: Orm; readonly writer: WordWriter }) {
  const { write, save } = writer;
  return {
    async list(): Promise<AdminQueue> {
      return {
        reports: await waitingReports(orm),
        synonyms: await waitingSynonyms(orm),
        wishes: await waitingWishes(orm),
      };
    },

    /** Throws `report_not_found` and `already_decided`. */
    decideReport: (adminId: number, id: number, decision: Decision): Promise<void> =>
      write(async (tx, now) => {
        const subjectId = await closeReport(tx, id, decision, now);
        if (subjectId === null) return fail((await reportExists(tx, id)) ? 'already_decided' : 'report_not_found');
        const entry = { adminId, at: now, subject: 'word', subjectId, before: null, after: null } as const;
        await recordChange(tx, { ...entry, action: `report_${decision}` });
      }),

    /**
     * "A wish is closed for all who had it" (docs/product/admin.md#queues): the book does not change. Throws
     * `wish_not_found` and `already_decided`.
     */
    decideWish: (id: number, decision: Decision): Promise<void> =>
      write(async (tx, now) => {
        const wish = (await findWish(tx, id)) ?? fail('wish_not_found');
        if (!wish.waits || (await closeWishes(tx, wish.japaneseWord, decision, now)) === 0) fail('already_decided');
      }),

    /**
     * "An accepted synonym is right for everyone and earns from then on" (docs/product/admin.md#queues). Throws
     * `synonym_not_found`, `already_decided`, `word_not_found`, and `validation_failed` where the word cannot have it.
     */
    decideSynonym: (adminId: number, id: number, decision: Decision): Promise<void> =>
      write(async (tx, now) => {
        const synonym = (await findSynonym(tx, id)) ?? fail('synonym_not_found');
        const word = (await lockWord(tx, synonym.wordId)) ?? fail('word_not_found');
        if ((await decideSynonyms(tx, synonym, decision, now)) === 0) fail('already_decided');
        const answers = newAnswers(synonym.answerKo, [...answerItems(word.meaningKo), ...word.accept]);
        const action = `synonym_${decision}`;
        if (decision === 'accepted' && answers.length > 0) {
          const next = { ...word, accept: [...word.accept, ...answers] };
          await save(tx, { now, adminId, action, word, next });
          return;
        }
        const entry = { adminId, at: now, subject: 'word', subjectId: word.id, action } as const;
        await recordChange(tx, { ...entry, before: null, after: null });
      }),
  };
}

/**
 * The answers that a member typed and the word does not have, in the form of a word's list: one for each comma, without
 * punctuation at the end, and once.
 */
function newAnswers(typed: string, known: readonly string[]): string[] {
  const answers = typed.split(',').map((answer) => answer.trim().replace(/[.!?]+$/, ''));
  const byKey = new Map<string, string>();
  for (const answer of answers) if (!byKey.has(itemKey(answer))) byKey.set(itemKey(answer), answer);
  for (const item of ['', ...known]) byKey.delete(itemKey(item));
  return [...byKey.values()];
}

export type Queue = ReturnType<typeof createQueue>;
