import { crc32 } from 'node:zlib';
import { fail, onWire, type Synonym, type SynonymOfAnother, WORD_FIELD_MAX } from '@utarang/contract';
import { answerKey, type SynonymFault, synonymFault } from '@utarang/domain/study';
import { isOwnWord } from '@utarang/domain/word-list';
import { answerItems, SEPARATOR } from '@utarang/domain/words';
import type { CatalogueWord } from '../../catalogue/word.js';
import { changeOwnWord, findOwnWords } from '../../learner/own-words.repo.js';
import type { StudyDeps } from './deps.js';
import {
  countAllSynonyms,
  countSynonyms,
  deleteSynonym,
  insertSynonym,
  synonymsFor,
  synonymWithKey,
} from './synonyms.repo.js';

/** The most own synonyms of one word; the message of `synonym_limit` has the number. */
export const SYNONYMS_MAX = 20;

/** The most own synonyms of a member, of all words; the message of `synonyms_limit` has the number. */
export const ALL_SYNONYMS_MAX = 5000;

/** The id of a sense of an own word, which has no row: a hash of its text, so that it is stable. */
const senseId = (sense: string): number => crc32(sense) & 0x7fff_ffff || 1;

/** Members' own synonyms, which count for nobody else. */
export function createSynonyms({ orm, catalogue, turn }: StudyDeps) {
  const wordOf = (wordId: number) => catalogue.word(wordId) ?? fail('word_not_found');

  /** "To a word of one's own the answer is added as a meaning" (docs/product/take-along.md#own-words). */
  const addToOwnWord = (memberId: number, wordId: number, answerKo: string): Promise<Synonym> =>
    turn(memberId, async (tx) => {
      const word = (await findOwnWords(tx, memberId, [wordId]))[0] ?? fail('word_not_found');
      const meaningKo = [...new Set([...answerItems(word.meaningKo), answerKo])].join(SEPARATOR);
      if ([...meaningKo].length > WORD_FIELD_MAX) fail('synonym_limit');
      const { japaneseWord, reading, koreanPronunciation } = word;
      await changeOwnWord(tx, memberId, wordId, { japaneseWord, reading, koreanPronunciation, meaningKo });
      return { id: senseId(answerKo), answerKo };
    });

  const removeFromOwnWord = (memberId: number, wordId: number, id: number): Promise<void> =>
    turn(memberId, async (tx) => {
      const word = (await findOwnWords(tx, memberId, [wordId]))[0] ?? fail('word_not_found');
      const senses = answerItems(word.meaningKo);
      const left = senses.filter((sense) => senseId(sense) !== id);
      // A word must keep at least one meaning.
      if (left.length === senses.length || left.length === 0) fail('synonym_not_found');
      const { japaneseWord, reading, koreanPronunciation } = word;
      const meaningKo = left.join(SEPARATOR);
      await changeOwnWord(tx, memberId, wordId, { japaneseWord, reading, koreanPronunciation, meaningKo });
    });

  return {
    /** Throws `word_not_found`. */
    list: (memberId: number, wordId: number): Promise<Synonym[]> => synonymsFor(orm, memberId, wordOf(wordId).id),

    /**
     * Adds one; an existing synonym stays as it is. Throws `word_not_found`, `synonym_unfit`, `synonym_of_another`,
     * `synonym_limit` and `synonyms_limit`.
     */
    async add(memberId: number, wordId: number, answerKo: string): Promise<Synonym> {
      if (isOwnWord(wordId)) return addToOwnWord(memberId, wordId, answerKo);
      const word = wordOf(wordId);
      refuseFault(synonymFault(answerKo, word, catalogue.senses));
      const key = answerKey(answerKo);
      return turn(memberId, async (tx, { now }) => {
        const known = await synonymWithKey(tx, memberId, wordId, key);
        if (known) return known;
        if ((await countSynonyms(tx, memberId, wordId)) >= SYNONYMS_MAX) fail('synonym_limit');
        if ((await countAllSynonyms(tx, memberId)) >= ALL_SYNONYMS_MAX) fail('synonyms_limit');
        return insertSynonym(tx, { memberId, wordId, answerKo, answerKey: key, createdAt: now });
      });
    },

    /** Throws `synonym_not_found`, also for one of another member or another word. */
    async remove(memberId: number, wordId: number, id: number): Promise<void> {
      if (isOwnWord(wordId)) return removeFromOwnWord(memberId, wordId, id);
      if (!(await deleteSynonym(orm, memberId, wordOf(wordId).id, id))) fail('synonym_not_found');
    },
  };
}

/** Throws with the word whose sense the answer is: "no other word's sense" (docs/product/grading.md#own-synonyms). */
function refuseFault(fault: SynonymFault<CatalogueWord> | null): void {
  if (fault?.is === 'sense_of_another') {
    const { id, japaneseWord, reading } = fault.word;
    fail('synonym_of_another', { word: onWire({ id, japaneseWord, reading }) } satisfies SynonymOfAnother);
  }
  if (fault) fail('synonym_unfit');
}
