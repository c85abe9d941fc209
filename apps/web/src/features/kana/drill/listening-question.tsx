import { letterOf } from '@utarang/domain/kana';
import { kana as messages } from '@utarang/messages';
import { Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import shared from '../../../parts/drill/drill.module.css';
import { useOptionKeys } from '../../../parts/options/use-option-keys.js';
import { useJapaneseVoice } from '../../../parts/speech/japanese-voice.js';
import { Button } from '../../../ui/button/button.js';
import { Ja } from '../../../ui/ja/ja.js';
import css from './drill-card.module.css';
import { StopButton } from './stop-button.js';
import type { AskingProps } from './use-drill.js';

/** A letter that is heard and chosen among several, also by the keys 1 to 4. */
export function ListeningQuestion({ step, run }: AskingProps) {
  const speak = useJapaneseVoice();
  const again = useRef<HTMLButtonElement>(null);
  const { letter = '', options = [] } = step.drill.queue[0] ?? {};
  const say = useEffectEvent(() => speak?.(letterOf(letter)?.kana.hiragana ?? ''));
  useEffect(() => {
    say();
    again.current?.focus();
  }, []);
  useOptionKeys(options, run.choose);
  return (
    <>
      <p className={css['ask']}>{messages['drill.hear']}</p>
      {speak ? (
        <Button ref={again} variant="soft" className={css['hear']} onClick={say}>
          <Volume2 size={20} />
          {messages['drill.hearAgain']}
        </Button>
      ) : (
        <p className={shared['text']}>{messages['drill.noVoice']}</p>
      )}
      <ul className={css['options']}>
        {options.map((option, index) => (
          <li key={option}>
            <Button
              variant="sec"
              className={css['option']}
              onClick={() => run.choose(option)}
              aria-keyshortcuts={String(index + 1)}
            >
              <Ja className={css['heard']}>{option}</Ja>
            </Button>
          </li>
        ))}
      </ul>
      <p className={shared['text']}>{messages['drill.keys']}</p>
      <div className={cx(shared['actions'], css['actions'])}>
        <Button variant="sec" onClick={run.giveUp}>
          {messages['drill.unknown']}
        </Button>
      </div>
      <StopButton run={run} />
    </>
  );
}
