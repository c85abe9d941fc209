import {
  BRING_MAX_WORDS,
  type BringPreview,
  type BringResult,
  type BroughtWord,
  type bringBody,
  fail,
} from '@utarang/contract';
import { asSearched } from '@utarang/domain/language';
import { listedAsOwn, type Match, type OwnWordTexts } from '@utarang/domain/word-list';
import type * as z from 'zod/mini';
import { asCatalogueWord } from '../../catalogue/own-word.js';
import { type CatalogueWord, inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { learntWords } from '../../learner/learnt-words.js';
import { findAnswer, storeAnswer } from '../../learner/once.repo.js';
import { ownWordsOf } from '../../learner/own-words.repo.js';
import type { Learner } from '../../learner/turn.js';
import { arrayAsJson, createTimeSlices, mapInSlices } from '../../lib/time-slice.js';
import { bookMatcher } from './book-matcher.js';
import type { StudyDeps } from './deps.js';
import { addOwn } from './own-words.service.js';
import { countSaved, progressOf } from './progress.repo.js';
import { SAVED_MAX } from './saved-words.service.js';
import { addWishes } from './wishes.repo.js';
import { type BroughtRow, listOf, markUsed, saveImportedList, saveWords } from './word-imports.repo.js';

/** The most rows without a word of the book that get a guess: each guess is a search. */
const GUESSED_MAX = 200;

type Body = z.output<typeof bringBody>;

/** The import of words from a member's file (docs/product/take-along.md). */
export function createBringAlong({ orm, clock, catalogue, turn, wordFiles }: StudyDeps) {
  /** The most similar word of the book: 楽しい for たのしぃ. */
  const guess = (text: string): readonly CatalogueWord[] => {
    const { hits } = catalogue.lists.all.search(asSearched(text.slice(0, 20)), 'all', { offset: 0, limit: 1 });
    return hits.map(({ item }) => item);
  };

  /** Finds the words that each row may be. The indexes for that are built here and dropped afterwards. */
  const matched = async (memberId: number, listed: readonly Omit<BroughtRow, 'match' | 'wordIds'>[]) => {
    const own = (await ownWordsOf(orm, memberId)).map(asCatalogueWord);
    const slices = createTimeSlices();
    const match = await bookMatcher([catalogue.words, own], slices);
    let guesses = 0;
    return mapInSlices(
      listed,
      (row): { row: (typeof listed)[number]; found: Match<CatalogueWord> } => {
        const found = match(row);
        if (found.match !== 'none' || guesses >= GUESSED_MAX) return { row, found };
        guesses += 1;
        return { row, found: { match: 'none', words: guess(row.text) } };
      },
      slices,
    );
  };

  const saveImported = async (
    tx: Orm,
    learner: Learner,
    rows: readonly BroughtRow[],
    { choices, own, wishes }: Body,
  ) => {
    const { memberId, now } = learner;
    const chosen = rows.map((row, index) => {
      const choice = choices[index];
      return choice === undefined ? (row.match === 'exact' ? (row.wordIds[0] ?? null) : null) : choice;
    });
    const taken = new Set([...own, ...wishes]);
    const ids = [...new Set(chosen.flatMap((id, index) => (id === null || taken.has(index) ? [] : [id])))];
    const wordOf = await learntWords(tx, catalogue, memberId, ids);
    if (!ids.every((id) => wordOf(id))) fail('word_not_found');
    const texts = own.flatMap((index): OwnWordTexts[] => {
      const texts = rows[index] && listedAsOwn(rows[index]);
      return texts ? [texts] : [];
    });
    const made = await addOwn(tx, learner, texts);
    const room = SAVED_MAX - (await countSaved(tx, memberId));
    const saved = await saveWords(tx, memberId, [...ids, ...made.map(({ id }) => id)], now);
    if (saved > Math.max(0, room)) fail('saved_limit');
    const wished = wishes.flatMap((index) => {
      const row = rows[index];
      return row ? [{ japaneseWord: row.text, reading: row.reading, meaningKo: row.meaning }] : [];
    });
    const added = await addWishes(tx, memberId, wished, now);
    return { saved, skipped: Math.max(0, rows.length - saved - added), own: made.length, wishes: added };
  };

  return {
    /** Previews what importing a file would do. Throws `validation_failed` and `files_busy`. */
    async preview(memberId: number, bytes: Uint8Array, givenUp: AbortSignal): Promise<BringPreview> {
      const listed = await wordFiles.read(bytes, BRING_MAX_WORDS, { memberId, givenUp });
      const found = await matched(memberId, listed);
      const savedIds = new Set(
        (await progressOf(orm, memberId)).flatMap(({ wordId, savedAt }) => (savedAt === null ? [] : [wordId])),
      );
      const shown = ({ row, found: { match, words } }: (typeof found)[number]): BroughtWord => ({
        ...{ text: row.text, reading: row.reading, meaning: row.meaning },
        match: match === 'exact' && savedIds.has(words[0]!.id) ? 'already' : match,
        candidates: words.map(inList),
        canBeOwn: match === 'none' && listedAsOwn(row) !== null,
      });
      const rows = await mapInSlices(found, shown);
      const kept = await mapInSlices(found, ({ row, found: { match, words } }): BroughtRow => {
        const { text, reading, meaning } = row;
        return { text, reading, meaning, match, wordIds: words.map(({ id }) => id) };
      });
      // The stored list of a preview that nobody sees would replace the one that the member is looking at. Nobody reads
      // the answer, and nothing is wrong with the server.
      if (givenUp.aborted) fail('bad_request');
      return { token: await saveImportedList(orm, memberId, await arrayAsJson(kept), await clock.now(orm)), rows };
    },

    /**
     * Saves the rows of a preview, all or none. The token is an idempotency key: a repeated call gets the first answer.
     * Throws `import_not_found`, `word_not_found`, `saved_limit` and `own_word_limit`.
     */
    keep: (memberId: number, token: string, body: Body): Promise<BringResult> =>
      turn(memberId, async (tx, learner) => {
        const list = (await listOf(tx, memberId, token)) ?? fail('import_not_found');
        const call = { memberId, key: `words/import/${token}` };
        if (list.usedAt !== null) {
          const stored = await findAnswer(tx, call, new Date(list.usedAt.getTime() - 1));
          return (stored?.answer ?? { saved: 0, skipped: list.rows.length, own: 0, wishes: 0 }) as BringResult;
        }
        const result = await saveImported(tx, learner, list.rows, body);
        await markUsed(tx, memberId, token, learner.now);
        await storeAnswer(tx, call, { requestHash: token, answer: result }, learner.now);
        return result;
      }),
  };
}
