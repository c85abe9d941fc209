import { format } from '@utarang/messages';
import { CircleCheckBig, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { Button } from '../../ui/button/button.js';
import { Message } from '../../ui/message/message.js';
import { Strip } from '../../ui/notice/strip.js';
import { useEnterOnce } from '../study/word-test/question/enter-once.js';
import css from './drill.module.css';

type DrillFrameProps = {
  title: string;
  /** True before the drill has begun. */
  isStart: boolean;
  /** The verdict on an answer, and what else screen readers announce. */
  status: ReactNode;
  children: ReactNode;
};

/** The card of a drill from its start to its results; it can be used by the keyboard alone. */
export function DrillFrame({ title, isStart, status, children }: DrillFrameProps) {
  const onKeyDown = useEnterOnce();
  const heading = useId();
  return (
    <section className={cx(css['card'], isStart && css['start'])} aria-labelledby={heading} onKeyDown={onKeyDown}>
      <p id={heading} className={css[isStart ? 'title' : 'place']}>
        {title}
      </p>
      {/* It stands here before there is a verdict, so that screen readers hear the verdict as it comes. */}
      <div role="status" className={css['verdict']}>
        {status}
      </div>
      {children}
    </section>
  );
}

type DrillCounts = { readonly answers: readonly unknown[]; readonly queue: readonly unknown[] };
type DrillStep = { at: 'asking'; drill: DrillCounts } | { at: 'answered'; next: DrillCounts };

/** The place of the question in the drill, from 1, in the sentence `place`. */
export function drillPlace(place: string, step: DrillStep): string {
  const { answers, queue } = step.at === 'answered' ? step.next : step.drill;
  const total = answers.length + queue.length;
  return format(place, { total, n: step.at === 'asking' ? answers.length + 1 : answers.length });
}

type DrillStartProps = {
  text: string;
  texts: Readonly<Record<'needsScript' | 'start', string>>;
  /** True if the drill was just stopped: the pressed button is gone, so this one gets the focus. */
  stopped: boolean;
  onStart: () => void;
  children?: ReactNode;
};

/** The introduction of a drill, with the button that begins it. */
export function DrillStart({ text, texts, stopped, onStart, children }: DrillStartProps) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stopped) start.current?.focus();
  }, [stopped]);
  return (
    <>
      <p className={css['text']}>{text}</p>
      {children}
      <noscript>
        <p className={css['text']}>{texts.needsScript}</p>
      </noscript>
      <div className={css['actions']}>
        <Button ref={start} onClick={onStart}>
          {texts.start}
        </Button>
      </div>
    </>
  );
}

/** The verdict on an answer, in a sentence. */
export const DrillVerdict = ({ right, children }: { right: boolean; children: string }) => (
  <Strip variant={right ? 'ok' : 'bad'} icon={right ? CircleCheckBig : CircleX}>
    <Message>{children}</Message>
  </Strip>
);
