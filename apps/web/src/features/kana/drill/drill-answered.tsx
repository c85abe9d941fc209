import { format, kana as messages } from '@utarang/messages';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import shared from '../../../parts/drill/drill.module.css';
import { useJapaneseVoice } from '../../../parts/speech/japanese-voice.js';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import css from './drill-card.module.css';
import { LetterCard } from './letter-card.js';
import type { DrillSet } from './sets.js';
import { askedIn, type DrillRun, type DrillStep } from './use-drill.js';

type DrillAnsweredProps = { set: DrillSet; step: Extract<DrillStep, { at: 'answered' }>; run: DrillRun };

/**
 * The answered letter with its reading. Where another letter was meant, it is shown beside it, with the detail that
 * distinguishes them.
 */
export function DrillAnswered({ set, step, run }: DrillAnsweredProps) {
  const speak = useJapaneseVoice();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const asked = askedIn(step);
  if (!asked) return null;
  const { drill, right, said, other } = step;
  return (
    <>
      <ul className={css['compared']}>
        <li>
          <LetterCard letter={asked} detail={right ? null : set.detailOf(asked.letter)} right />
        </li>
        {other && (
          <li>
            <LetterCard letter={other} detail={set.detailOf(other.letter)} />
          </li>
        )}
      </ul>
      {!right && said !== '' && (
        <dl className={css['said']}>
          <div>
            <dt>{messages[drill.mode === 'read' ? 'drill.mine' : 'drill.chosen']}</dt>
            <dd>
              <Message>{said}</Message>
            </dd>
          </div>
          <div>
            <dt>{messages['drill.correct']}</dt>
            <dd>
              {asked.kana.korean} <span>{format(messages['drill.or'], { romaji: asked.kana.romaji })}</span>
            </dd>
          </div>
        </dl>
      )}
      <div className={cx(shared['actions'], css['actions'])}>
        {speak && (
          <Button variant="sec" onClick={() => speak(asked.kana.hiragana)}>
            <Volume2 size={18} />
            {messages['drill.sound']}
          </Button>
        )}
        <Button ref={next} onClick={run.next}>
          {step.next.queue.length > 0 ? messages['drill.next'] : messages['drill.results']}
        </Button>
      </div>
    </>
  );
}
