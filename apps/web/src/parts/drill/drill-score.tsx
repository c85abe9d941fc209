import { format } from '@utarang/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.js';
import css from './drill.module.css';

type DrillScoreProps = {
  texts: Readonly<Record<'score' | 'noneMissed' | 'missed' | 'missedAgain' | 'once', string>>;
  /** Number of answers that count. */
  total: number;
  /** A list item for each missed question. */
  missed: readonly ReactNode[];
  onMissedAgain: () => void;
  onOnce: () => void;
};

/** The results of a drill: its score, which takes the focus, what was missed, and what can be done next. */
export function DrillScore({ texts, total, missed, onMissedAgain, onOnce }: DrillScoreProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={css['title']}>
        {format(texts.score, { total, n: total - missed.length })}
      </h2>
      {missed.length === 0 ? (
        <p className={css['text']}>{texts.noneMissed}</p>
      ) : (
        <section>
          <h3 className={css['missedTitle']}>{texts.missed}</h3>
          <ul className={css['missed']}>{missed}</ul>
        </section>
      )}
      <div className={css['actions']}>
        {missed.length > 0 && (
          <Button variant="sec" onClick={onMissedAgain}>
            {texts.missedAgain}
          </Button>
        )}
        <Button onClick={onOnce}>{texts.once}</Button>
      </div>
    </>
  );
}
