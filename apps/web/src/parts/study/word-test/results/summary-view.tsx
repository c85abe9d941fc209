import type { Word } from '@utarang/contract';
import { common, format, word as messages, test } from '@utarang/messages';
import { Check } from 'lucide-react';
import { Button } from '../../../../ui/button/button.js';
import { Tag } from '../../../../ui/tag/tag.js';
import { cardLines } from '../../../card-lines.js';
import { useIsOver } from '../../cooldown.js';
import { CooldownBadge } from '../../cooldown-badge.js';
import type { Outcome } from '../run/run.js';
import { pointsText } from '../run/say.js';
import { totals } from '../run/totals.js';
import type { WordTest } from '../run/use-word-test.js';
import { Actions } from './actions.js';
import { GuestGain } from './guest-gain.js';
import css from './summary.module.css';

/** The summary of several words, and the practice of those that were missed. */
export function SummaryView({ test: { run, practise, close } }: { test: WordTest }) {
  const { passed, cooling, points, missed } = totals(run);
  const gained = run.words.filter((_, index) => run.outcomes[index]?.is === 'passed');
  const counted = run.mode === 'test' && run.member;
  return (
    <>
      <div className={css['summary']}>
        <p className={css['title']}>{run.mode === 'test' ? test.allDone : test.practiceDone}</p>
        <dl className={css['totals']}>
          <Total label={test['sum.passed']} value={format(common.count, { n: passed })} />
          {counted ? (
            <>
              <Total label={test['sum.cooling']} value={format(common.count, { n: cooling })} />
              <Total label={test['sum.points']} value={format(test.points, { n: points })} />
            </>
          ) : (
            <Total label={test['sum.missed']} value={format(common.count, { n: missed.length })} />
          )}
        </dl>
        {run.mode === 'test' && !run.member && gained.length > 0 && <GuestGain words={gained} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <ul className={css['words']} aria-label={test['sum.list']} tabIndex={0}>
          {run.words.map((word, index) => (
            <Row key={word.id} word={word} outcome={run.outcomes[index] ?? null} earned={(n) => pointsText(run, n)} />
          ))}
        </ul>
      </div>
      <Actions>
        {missed.length > 0 && (
          <Button variant="soft" onClick={() => practise(missed)}>
            {format(test.practiceMissed, { n: missed.length })}
          </Button>
        )}
        <Button data-main="" onClick={close}>
          {common.confirm}
        </Button>
      </Actions>
    </>
  );
}

const Total = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

type RowProps = { word: Word; outcome: Outcome | null; earned: (points: number) => string | null };

function Row({ word, outcome, earned }: RowProps) {
  const { heading, meaningKo } = cardLines(word);
  return (
    <li>
      <b lang={heading.lang}>{heading.text}</b> <span className={css['meaning']}>{meaningKo}</span>{' '}
      <Became outcome={outcome} earned={earned} />
    </li>
  );
}

function Became({ outcome, earned }: Omit<RowProps, 'word'>) {
  switch (outcome?.is) {
    case 'passed':
      return (
        <Tag variant="ok">
          <Check size={15} />
          {earned(outcome.points) ?? test['sum.passed']}
        </Tag>
      );
    case 'cooldown':
      return <Cooling until={outcome.until} />;
    case 'completed':
      return <Tag variant="mut">{messages.completedBadge}</Tag>;
    case 'gone':
      return <Tag variant="mut">{test['sum.gone']}</Tag>;
    default:
      return <Tag variant="warm">{test['sum.missedOne']}</Tag>;
  }
}

function Cooling({ until }: { until: number }) {
  if (useIsOver(until)) return <Tag variant="mut">{messages.inProgressBadge}</Tag>;
  return <CooldownBadge end={until} />;
}
