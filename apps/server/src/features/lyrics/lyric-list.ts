import type { OwnLyrics } from '@utarang/contract';
import type { Orm } from '../../db/orm.js';
import { type CountedWords, type Lyric, listedLyrics, pastedTexts, saveAnalysis } from './lyrics.repo.js';
import type { createWordCounts } from './word-counts.js';

/** The most uncounted texts whose words are counted for one list. */
const COUNTED_AT_ONCE = 3;

type Deps = {
  readonly orm: Orm;
  readonly wordCounts: ReturnType<typeof createWordCounts>;
  readonly knownOf: (memberId: number) => Promise<readonly number[]>;
};

/** The list of a member's texts, the newest first, with the number of known words of each. */
export function createLyricList({ orm, wordCounts, knownOf }: Deps) {
  const countAgain = async (lyric: Pick<Lyric, 'memberId' | 'id' | 'text'>): Promise<[string, CountedWords]> => {
    const { words, keep } = await wordCounts.begin(lyric.memberId, lyric.text);
    if (words.wordCount !== null) await saveAnalysis(orm, lyric, words);
    else keep(lyric.id);
    return [lyric.id, words];
  };

  return async (memberId: number): Promise<OwnLyrics> => {
    const rows = await listedLyrics(orm, memberId);
    const uncounted = rows.filter(({ wordCount }) => wordCount === null).slice(0, COUNTED_AT_ONCE);
    const texts =
      uncounted.length > 0
        ? await pastedTexts(
            orm,
            memberId,
            uncounted.map(({ id }) => id),
          )
        : [];
    const countedNow = new Map(await Promise.all(texts.map(countAgain)));
    const known = new Set(await knownOf(memberId));
    return rows.map((row) => {
      const { wordIds, wordCount } = countedNow.get(row.id) ?? row;
      return {
        id: row.id,
        title: row.title,
        artist: row.artist,
        version: row.version,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        lineCount: row.lineCount,
        wordCount,
        knownCount: wordIds?.filter((id) => known.has(id)).length ?? null,
      };
    });
  };
}
