import { type DrillMode, letterOf, missedIn, scoreOf } from '@utarang/domain/kana';
import { format, kana as messages } from '@utarang/messages';
import { Lightbulb, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import shared from '../../../parts/drill/drill.module.css';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { Strip } from '../../../ui/notice/strip.js';
import css from './drill-card.module.css';
import type { DrillSet } from './sets.js';
import type { DrillRun, DrillStep } from './use-drill.js';

type DrillResultsProps = {
  set: DrillSet;
  step: Extract<DrillStep, { at: 'results' }>;
  run: DrillRun;
  toChart: string;
};

/** Compares a result with the one before: the same, better or worse. */
function comparison(right: number, before: number): string {
  if (right === before) return messages['drill.same'];
  return right > before
    ? format(messages['drill.better'], { n: right - before })
    : format(messages['drill.worse'], { n: before - right });
}

/** The results of a drill, and ways to repeat what was missed. */
export function DrillResults({ set, step: { drill, before, whole }, run, toChart }: DrillResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { right, total } = scoreOf(drill);
  const missed = missedIn(drill);
  return (
    <>
      <div className={css['score']}>
        <h2 ref={title} tabIndex={-1}>
          {format(messages['drill.score'], { total, n: right })}
        </h2>
        {whole && before !== null && <p>{comparison(right, before)}</p>}
      </div>
      {missed.length === 0 ? (
        <p className={shared['text']}>{messages['drill.noneMissed']}</p>
      ) : (
        <div>
          <h3 className={css['missedTitle']}>{messages['drill.missed']}</h3>
          <ul className={css['missed']}>
            {missed.map(({ letter, said }) => (
              <Missed key={letter} letter={letter} said={said} mode={drill.mode} />
            ))}
          </ul>
        </div>
      )}
      {set.tip && missed.length > 1 && (
        <Strip variant="cool" icon={Lightbulb}>
          {format(messages['drill.mixedUp'], { tip: set.tip })}
        </Strip>
      )}
      <div className={cx(shared['actions'], css['actions'])}>
        <ButtonLink variant="sec" to={toChart}>
          {messages['drill.end']}
        </ButtonLink>
        {missed.length > 0 ? (
          <Button onClick={() => run.again(drill)}>
            <RotateCcw size={18} />
            {messages['drill.missedAgain']}
          </Button>
        ) : (
          <Button onClick={() => run.start(drill.mode)}>
            <RotateCcw size={18} />
            {messages['drill.once']}
          </Button>
        )}
      </div>
    </>
  );
}

function Missed({ letter, said, mode }: { letter: string; said: string; mode: DrillMode }) {
  const kana = letterOf(letter)?.kana;
  if (!kana) return null;
  return (
    <li>
      <Ja className={css['missedLetter']}>{letter}</Ja>
      <div>
        <b>
          {kana.korean} · {kana.romaji}
        </b>
        {said !== '' && (
          <p className={shared['text']}>
            {messages[mode === 'read' ? 'drill.mine' : 'drill.chosen']}{' '}
            <s>
              <Message>{said}</Message>
            </s>
          </p>
        )}
      </div>
      <ListenButton name={letter} text={kana.hiragana} />
    </li>
  );
}
