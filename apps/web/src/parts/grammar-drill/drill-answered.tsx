import { toHangul } from '@utarang/domain/language';
import { common, grammarDrill as messages, patterns } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button/button.js';
import { Ja } from '../../ui/ja/ja.js';
import { Message } from '../../ui/message/message.js';
import card from '../drill/drill.module.css';
import { LevelTag } from '../level/level-tag.js';
import { entryPath } from '../reference/entry-path.js';
import { shownForm } from '../reference/shown-form.js';
import { SentenceText } from '../sentences/sentence-text.js';
import { ListenButton } from '../speech/listen-button.js';
import { JudgedOptions } from './drill-options.js';
import css from './grammar-drill.module.css';
import type { GrammarRun, GrammarStep } from './use-grammar-drill.js';

type DrillAnsweredProps = { step: Extract<GrammarStep, { at: 'answered' }>; run: GrammarRun; isTyped: boolean };

/**
 * The answered question: the whole sentence with its readings and its Korean, the pattern with its tip, and the
 * meanings of the other options.
 */
export function DrillAnswered({ step, run, isTyped: wantsTyped }: DrillAnsweredProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const asked = step.drill.queue[0];
  if (!asked) return null;
  const { question, options } = asked;
  const { sentence, right, blank, tip, level } = question;
  const isTyped = wantsTyped && question.asks === 'form';
  return (
    <>
      <div className={css['asked']}>
        <div className={css['whole']}>
          <SentenceText sentence={sentence} target={blank} links={false} className={css['filled']} />
          <ListenButton name={sentence.japanese} text={sentence.japanese} />
        </div>
        <p className={card['text']}>{sentence.pronunciation}</p>
        <p className={css['korean']}>{sentence.korean}</p>
      </div>
      {!isTyped && <JudgedOptions options={options} right={right.id} chosen={step.option?.id ?? null} />}
      <dl className={card['facts']}>
        {isTyped && !step.right && step.said !== '' && (
          <div>
            <dt>{messages.mine}</dt>
            <dd>
              <Message>{step.said}</Message>
            </dd>
          </div>
        )}
        {isTyped && (
          <div>
            <dt>{messages.correct}</dt>
            <dd>
              <Ja className={card['pair']}>{right.written}</Ja>{' '}
              <span className={card['text']}>
                {right.reading !== right.written && <Ja>{right.reading}</Ja>} {toHangul(right.reading)}
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Link to={entryPath(right.list, right.id)} className={css['pattern']}>
              <Ja>{shownForm(right, right.list)}</Ja> {right.meaning}
            </Link>{' '}
            <LevelTag level={level} />
          </dt>
          <dd>
            <p>
              <Message>{tip}</Message>
            </p>
          </dd>
        </div>
      </dl>
      <div aria-live="polite">{run.feedback && <Feedback feedback={run.feedback} />}</div>
      <div className={card['actions']}>
        <Button ref={next} onClick={run.next}>
          {step.next.queue.length > 0 ? messages.next : messages.results}
        </Button>
      </div>
    </>
  );
}

/** The sentence that says when a saved pattern is asked again, or that its answer did not arrive. */
const Feedback = ({ feedback }: { feedback: NonNullable<GrammarRun['feedback']> }) =>
  'text' in feedback ? (
    <p className={card['text']}>{feedback.text}</p>
  ) : (
    <p className={card['text']}>
      {patterns.keepFail}{' '}
      <Button variant="txt" onClick={feedback.again}>
        {common.retry}
      </Button>
    </p>
  );
