import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyser } from '../../analyser/analyser.js';
import type { Orm } from '../../db/orm.js';
import { type CountedWords, type Lyric, saveAnalysis } from './lyrics.repo.js';

/** The time for which a save waits for the words of its text while the analyser is idle. */
const WAIT_MS = 500;

const NOT_YET: CountedWords = { wordIds: null, wordCount: null };

type Deps = { readonly orm: Orm; readonly analyser: Pick<Analyser, 'wordsOf' | 'isFree'> };

/**
 * Counts the words of texts. "A text is saved even while the analyser has no time; then its words are counted later"
 * (docs/product/songs.md#my-lyrics). So no save waits in the analyser's queue.
 */
export function createWordCounts({ orm, analyser }: Deps) {
  const count = async (memberId: number, text: string): Promise<CountedWords> => {
    try {
      const { wordIds, wordCount } = await analyser.wordsOf(text, { caller: `member ${memberId}` });
      return { wordIds: [...wordIds], wordCount };
    } catch {
      return NOT_YET;
    }
  };

  return {
    /**
     * The words of a text, or null where they are counted later. `keep` must be called once the text is stored: it
     * stores words that are counted later.
     */
    async begin(memberId: number, text: string) {
      const isFree = analyser.isFree;
      const counting = count(memberId, text);
      const words = isFree ? await Promise.race([counting, sleep(WAIT_MS, NOT_YET)]) : NOT_YET;
      const keep = (id: Lyric['id']) => {
        if (words.wordCount !== null) return;
        const later = counting.then((counted) =>
          counted.wordCount === null ? undefined : saveAnalysis(orm, { memberId, id, text }, counted),
        );
        later.catch(() => {}); // they are counted when the texts are listed
      };
      return { words, keep };
    },
  };
}
