import { review as messages, offline } from '@utarang/messages';
import { Hourglass } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { AnswerBlock } from '../../../parts/study/word-test/results/answer-block.js';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import type { AnsweredLater as Later } from '../answer-later.js';
import type { ReviewRun } from '../use-review.js';
import css from './review-card.module.css';

/** A queued answer: its word, and that it is judged later. Enter continues. */
export function AnsweredLater({ later: { said, word, next: following }, run }: { later: Later; run: ReviewRun }) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={css['body']}>
        <p role="status" className={css['verdict']}>
          <Hourglass size={22} />
          {offline.reviewWaits}
        </p>
        {word && <AnswerBlock word={word} />}
        {said !== '' && (
          <dl className={css['mine']}>
            <dt>{messages.mine}</dt>
            <dd>
              <Message>{said}</Message>
            </dd>
          </dl>
        )}
        <p>{following ? offline.judgedLater : offline.reviewEnds}</p>
      </div>
      <div className={css['foot']}>
        <Button ref={next} onClick={run.next}>
          {following ? messages.next : messages.finish}
        </Button>
      </div>
    </>
  );
}
