import { useQuery } from '@tanstack/react-query';
import type { AnalysedText } from '@utarang/contract';
import { isKnown } from '@utarang/domain/study';
import { format, lookup as messages } from '@utarang/messages';
import { useIsMember } from '../session/use-viewer.js';
import { savedWordsQuery } from '../study/saved-words.js';
import css from './difficulty.module.css';
import { type LevelShare, levelShares, percent } from './level-shares.js';

const nameOf = (level: LevelShare['level']): string =>
  level === 'other' ? messages.other : level === 'unknown' ? messages.unknown : level;

/**
 * The difficulty of a text, in one line: the share of each level in its words and, for a member, how many they know.
 */
export function Difficulty({ text: { known, words } }: { text: Pick<AnalysedText, 'known' | 'words'> }) {
  const { total, shares } = levelShares(known);
  const enabled = useIsMember();
  const { data } = useQuery({ ...savedWordsQuery, enabled });
  if (total === 0) return null;
  const ownCount = enabled && data ? words.filter(({ id }) => isKnown(data, id)).length : null;
  return (
    <p className={css['line']}>
      {ownCount !== null && (
        <>
          <b>{format(messages.known, { share: percent(ownCount, total) })}</b>
          <span>{format(messages.knownOf, { total, n: ownCount })}</span>
        </>
      )}
      {ownCount === null && <b>{format(messages.words, { n: total })}</b>}
      {shares.map(({ level, share }) => (
        <span key={level}>{format(messages.share, { level: nameOf(level), share })}</span>
      ))}
    </p>
  );
}
