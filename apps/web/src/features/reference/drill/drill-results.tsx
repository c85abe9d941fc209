import { countedAnswers } from '@utarang/domain/grammar';
import { format, grammarDrill as messages } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import card from '../../../parts/drill/drill.module.css';
import { entryPath } from '../../../parts/reference/entry-path.js';
import { shownForm } from '../../../parts/reference/shown-form.js';
import { Button } from '../../../ui/button/button.js';
import { Ja } from '../../../ui/ja/ja.js';
import css from './grammar-drill.module.css';
import type { GrammarRun, GrammarStep } from './use-grammar-drill.js';

type DrillResultsProps = { step: Extract<GrammarStep, { at: 'results' }>; run: GrammarRun };

/** The results of a drill; what was missed leads to its page. */
export function DrillResults({ step: { drill }, run }: DrillResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const counted = countedAnswers(drill);
  const missed = counted.filter(({ right }) => !right);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={card['title']}>
        {format(messages.score, { total: counted.length, n: counted.length - missed.length })}
      </h2>
      {missed.length === 0 ? (
        <p className={card['text']}>{messages.noneMissed}</p>
      ) : (
        <section>
          <h3 className={card['missedTitle']}>{messages.missed}</h3>
          <ul className={card['missed']}>
            {missed.map(({ question: { right, sentence } }) => (
              <li key={`${right.id} ${sentence.id}`}>
                <Link to={entryPath(right.list, right.id)} className={css['pattern']}>
                  <Ja>{shownForm(right, right.list)}</Ja> {right.meaning}
                </Link>
                <Ja className={card['text']}>{sentence.japanese}</Ja>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={card['actions']}>
        {missed.length > 0 && (
          <Button look="sec" onClick={() => run.again(drill)}>
            {messages.missedAgain}
          </Button>
        )}
        <Button onClick={run.start}>{messages.once}</Button>
      </div>
    </>
  );
}
