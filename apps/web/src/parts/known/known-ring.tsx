import type { Word } from '@utarang/contract';
import { isKnown } from '@utarang/domain/study';
import { format, song as messages } from '@utarang/messages';
import { percent } from '../text/level-shares.js';
import css from './known-ring.module.css';
import { useKnownWords } from './use-known.js';

/** The share of the words of a text that is known, as a ring. */
export function KnownRing({ words }: { words: readonly Pick<Word, 'id'>[] }) {
  const known = useKnownWords();
  const n = words.filter(({ id }) => isKnown(known, id)).length;
  const total = words.length;
  const share = percent(n, total);
  return (
    <div className={css['known']}>
      <span className={css['ring']} role="img" aria-label={format(messages.knownOf, { share, total, n })}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="44" />
          {n > 0 && (
            <circle
              className={css['part']}
              cx="50"
              cy="50"
              r="44"
              pathLength={total}
              strokeDasharray={`${n} ${total}`}
            />
          )}
        </svg>
        <b aria-hidden="true">{share}%</b>
      </span>
      <span aria-hidden="true">{messages.known}</span>
    </div>
  );
}
