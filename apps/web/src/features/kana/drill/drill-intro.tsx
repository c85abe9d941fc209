import { format, kana as messages } from '@utarang/messages';
import { Ear, Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import { useHydrated } from '../../../lib/hydration.js';
import shared from '../../../parts/drill/drill.module.css';
import { useJapaneseVoice } from '../../../parts/speech/japanese-voice.js';
import { Button } from '../../../ui/button/button.js';
import css from './drill-card.module.css';
import { LetterCard } from './letter-card.js';
import type { DrillSet } from './sets.js';
import type { DrillRun } from './use-drill.js';

type DrillIntroProps = {
  heading: string;
  set: DrillSet;
  run: DrillRun;
  /** True if a drill was just interrupted: the pressed button is gone, so the first button here gets the focus. */
  stopped: boolean;
};

/** The introduction of a drill with its start buttons; an unfinished one can be resumed. */
export function DrillIntro({ heading, set, run, stopped }: DrillIntroProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stopped) first.current?.focus();
  }, [stopped]);
  const hydrated = useHydrated();
  const speak = useJapaneseVoice();
  const unfinished = hydrated ? run.unfinished() : null;
  const resumable = unfinished?.mode === 'listen' && !speak ? null : unfinished;
  return (
    <>
      <h2 id={heading} className={shared['title']}>
        {set.name ?? messages['drill.compare']}
      </h2>
      {set.name === null ? (
        <ul className={css['compared']}>
          {set.letters.map((letter) => (
            <li key={letter.letter}>
              <LetterCard letter={letter} detail={set.detailOf(letter.letter)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={shared['text']}>{format(messages['drill.mixed'], { n: set.letters.length })}</p>
      )}
      <noscript>
        <p className={shared['text']}>{messages['drill.needsScript']}</p>
      </noscript>
      <div className={css['starts']}>
        {resumable && (
          <div className={css['left']}>
            <p>{format(messages['drill.left'], { n: resumable.queue.length })}</p>
            <Button variant="soft" onClick={() => run.resume(resumable)}>
              {messages['drill.resume']}
            </Button>
          </div>
        )}
        <div className={cx(shared['actions'], css['actions'])}>
          <Button ref={first} onClick={() => run.start('read')}>
            <Keyboard size={18} />
            {messages['drill.read']}
          </Button>
          {hydrated && speak && (
            <Button variant="sec" onClick={() => run.start('listen')}>
              <Ear size={18} />
              {messages['drill.listen']}
            </Button>
          )}
        </div>
        {hydrated && !speak && <p className={shared['text']}>{messages['drill.noVoice']}</p>}
      </div>
    </>
  );
}
