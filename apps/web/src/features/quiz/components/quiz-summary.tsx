import { useQueryClient } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { common, format, sent, test } from '@utarang/messages';
import { BookmarkPlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { saveAll, useUnsaved } from '../../../parts/study/save-all.js';
import { Button } from '../../../ui/button/button.js';
import { totals } from '../sitting.js';
import type { QuizPlay } from '../use-quiz.js';
import css from './quiz-summary.module.css';
import { WordRows } from './word-rows.js';

/** The summary of a sitting, and the words to look at again (docs/product/sentences.md#sentence-quiz). */
export function QuizSummary({ play }: { play: QuizPlay }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isMember = useIsMember();
  const { solved, right, wrong, points, review } = totals(play.sitting);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css['card']} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {sent['sum.title']}
      </h2>
      <dl className={css['totals']}>
        <Total label={sent['sum.solved']} value={format(common.count, { n: solved })} />
        <Total label={sent['sum.correct']} value={format(common.count, { n: right })} />
        <Total label={sent['sum.wrong']} value={format(common.count, { n: wrong })} />
        {isMember && <Total label={sent['sum.points']} value={format(test.points, { n: points })} />}
      </dl>
      {review.length > 0 && (
        <div>
          <div className={css['review']}>
            <h3>{sent['sum.review']}</h3>
            {isMember && <SaveAll words={review} />}
          </div>
          <WordRows words={review} />
        </div>
      )}
      <div className={css['actions']}>
        <Button variant="sec" onClick={play.reset}>
          {sent.reset}
        </Button>
        <Button onClick={play.load}>{sent['sum.again']}</Button>
      </div>
    </section>
  );
}

const Total = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** A button that saves all unsaved words. It stays when all are saved, so that it keeps the focus. */
function SaveAll({ words }: { words: readonly Word[] }) {
  const client = useQueryClient();
  const unsaved = useUnsaved(words.map(({ id }) => id));
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const done = unsaved.length === 0;
  async function save() {
    if (state === 'saving' || done) return;
    setState('saving');
    const failed = await saveAll(client, unsaved);
    setState(failed ? 'failed' : 'open');
    announce(failed ? sent.favFail : sent['sum.allSaved']);
  }
  return (
    <>
      <Button variant="soft" aria-disabled={done || state === 'saving' || undefined} onClick={() => void save()}>
        <BookmarkPlus size={18} />
        {done ? sent['sum.allSaved'] : format(sent['sum.saveAll'], { n: unsaved.length })}
      </Button>
      {state === 'failed' && !done && <p className={css['failed']}>{sent.favFail}</p>}
    </>
  );
}
