import {
  ApiError,
  fail,
  fieldOnWire,
  fromWire,
  type OwnWord,
  type ownWordBody,
  WORD_FIELD_MAX,
} from '@utarang/contract';
import { isOwnWord, OWN_WORDS_MAX, type OwnWordTexts, ownWordTexts } from '@utarang/domain/word-list';
import { validationMessages } from '@utarang/messages';
import type * as z from 'zod/mini';
import { asCatalogueWord } from '../../catalogue/own-word.js';
import { inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import {
  addOwnWords,
  changeOwnWord,
  countOwnWords,
  deleteOwnWord,
  ownWordsOf,
  type OwnWord as StoredOwnWord,
} from '../../learner/own-words.repo.js';
import type { Learner } from '../../learner/turn.js';
import type { StudyDeps } from './deps.js';
import { countSaved, progressOf } from './progress.repo.js';
import { SAVED_MAX } from './saved-words.service.js';
import { saveWords } from './word-imports.repo.js';

type Body = z.output<typeof ownWordBody>;

/** Adds words of the member's own, in the member's turn. Throws `own_word_limit`. */
export async function addOwn(tx: Orm, { memberId, now }: Learner, words: readonly OwnWordTexts[]) {
  if (words.length > OWN_WORDS_MAX) fail('own_word_limit'); // more than fit into one statement
  const made = await addOwnWords(tx, memberId, words, now);
  if (made.length > 0 && (await countOwnWords(tx, memberId)) > OWN_WORDS_MAX) fail('own_word_limit');
  return made;
}

const toOwnWord = (word: StoredOwnWord, saved: boolean): OwnWord => ({ ...inList(asCatalogueWord(word)), saved });

/** Throws `validation_failed` where the reading is not kana. */
function textsIn(body: Body): OwnWordTexts {
  const texts = ownWordTexts(fromWire(body));
  if (texts === null) throw new ApiError('validation_failed', { hiragana: validationMessages.reading_not_kana });
  if (texts.meaningKo === '') {
    throw new ApiError('validation_failed', { meaningKo: validationMessages.word_meaning_required });
  }
  // Tidying puts a space between senses, and Hangul is longer than kana: the stored text may be longer than the typed
  // one.
  const tooLong = Object.entries(texts).filter(([, text]) => [...text].length > WORD_FIELD_MAX);
  if (tooLong.length > 0) {
    const errors = tooLong.map(([field]) => [fieldOnWire(field), validationMessages.word_field_too_long]);
    throw new ApiError('validation_failed', Object.fromEntries(errors));
  }
  return texts;
}

/** Words of a member's own, which the book lacks (docs/product/take-along.md#own-words). */
export function createOwnWords({ orm, turn }: StudyDeps) {
  const isTaken = (words: readonly StoredOwnWord[], { japaneseWord, reading }: OwnWordTexts, but?: number) =>
    words.some((word) => word.id !== but && word.japaneseWord === japaneseWord && word.reading === reading);

  return {
    async list(memberId: number): Promise<OwnWord[]> {
      const progress = await progressOf(orm, memberId);
      const saved = new Set(progress.flatMap(({ wordId, savedAt }) => (savedAt === null ? [] : [wordId])));
      return (await ownWordsOf(orm, memberId)).map((word) => toOwnWord(word, saved.has(word.id)));
    },

    /** Throws `validation_failed`, `own_word_exists`, `own_word_limit` and `saved_limit`. */
    add: async (memberId: number, body: Body): Promise<OwnWord> => {
      const texts = textsIn(body);
      return turn(memberId, async (tx, learner) => {
        const [made] = await addOwn(tx, learner, [texts]);
        if (!made) return fail('own_word_exists');
        if ((await countSaved(tx, memberId)) >= SAVED_MAX) fail('saved_limit');
        await saveWords(tx, memberId, [made.id], learner.now);
        return toOwnWord(made, true);
      });
    },

    /** Throws `validation_failed`, `word_not_found` and `own_word_exists`. */
    change: async (memberId: number, id: number, body: Body): Promise<void> => {
      if (!isOwnWord(id)) fail('word_not_found');
      const texts = textsIn(body);
      await turn(memberId, async (tx) => {
        if (isTaken(await ownWordsOf(tx, memberId), texts, id)) fail('own_word_exists');
        if (!(await changeOwnWord(tx, memberId, id, texts))) fail('word_not_found');
      });
    },

    /** Throws `word_not_found`, also for a word of another member. */
    remove: async (memberId: number, id: number): Promise<void> => {
      if (!isOwnWord(id)) fail('word_not_found');
      await turn(memberId, async (tx) => {
        if (!(await deleteOwnWord(tx, memberId, id))) fail('word_not_found');
      });
    },
  };
}
