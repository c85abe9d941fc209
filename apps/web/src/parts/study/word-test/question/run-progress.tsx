import { format, test } from '@utarang/messages';
import type { Run } from '../run/run.js';
import { placeText } from '../run/say.js';
import { totals } from '../run/totals.js';
import css from '../word-test.module.css';

const PARTS_MAX = 20; // more would be thinner than the gaps between them

/** The progress of a test of several words, and what it has earned. */
export function RunProgress({ run }: { run: Run }) {
  const { words, index, mode, member } = run;
  const { points } = totals(run);
  return (
    <div className={css['progress']}>
      <div
        className={css['parts']}
        role="progressbar"
        aria-label={test.progress}
        aria-valuemin={0}
        aria-valuemax={words.length}
        aria-valuenow={index + 1}
        aria-valuetext={placeText(run)}
      >
        {words.length <= PARTS_MAX ? (
          words.map(({ id }, place) => <i key={id} data-is={partOf(run, place)} />)
        ) : (
          <i data-is="whole" style={{ width: `${(100 * (index + 1)) / words.length}%` }} />
        )}
      </div>
      <p className={css['ends']}>
        <span>{placeText(run)}</span> {mode === 'test' && member && <span>{format(test.points, { n: points })}</span>}
      </p>
    </div>
  );
}

function partOf({ index, outcomes }: Run, place: number): string | undefined {
  const outcome = outcomes[place]?.is;
  if (place === index && !outcome) return 'now';
  return outcome;
}
