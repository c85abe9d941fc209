import type { BridgeKanji } from '@utarang/contract';
import { onOptions } from '@utarang/domain/language';
import { format, kanji as messages } from '@utarang/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './bridge-drill.module.css';

/** The step through the list of kanji: a leap, so that consecutive ones sound different. */
const LEAP = 37;

/** Asks for the on readings of kanji by their Korean names, without points (docs/product/kanji.md#bridge). */
export function BridgeDrill({ drill }: { drill: readonly BridgeKanji[] }) {
  const [asked, setAsked] = useState(0);
  const [right, setRight] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const index = (asked * LEAP) % Math.max(drill.length, 1);
  const question = drill[index];
  if (!question) return null;
  const { kanji, hunEum, on } = question;
  const options = onOptions(
    question.on,
    drill.map((each) => each.on),
    index,
  );
  const choose = (option: string) => {
    if (chosen !== null) return;
    setChosen(option);
    if (option === on) setRight(right + 1);
  };
  const next = () => {
    setAsked(asked + 1);
    setChosen(null);
  };
  return (
    <Panel title={messages.drill}>
      <p>{messages.drillLead}</p>
      <p className={css['question']}>
        <Message>{format(messages.drillQuestion, { kanji, hunEum })}</Message>
      </p>
      <div className={css['options']}>
        {options.map((option) => (
          <Button key={option} variant="sec" aria-disabled={chosen !== null} onClick={() => choose(option)}>
            <span lang="ja">{option}</span>
          </Button>
        ))}
      </div>
      <p role="status" className={css['status']}>
        {chosen !== null && (chosen === on ? messages.right : <Message>{format(messages.wrong, { on })}</Message>)}
      </p>
      {chosen !== null && <Button onClick={next}>{messages.next}</Button>}
      {asked > 0 && <p>{format(messages.drillScore, { n: asked + Number(chosen !== null), right })}</p>}
    </Panel>
  );
}
