import { koLike } from '@utarang/messages';
import { shapeOf } from '../../../lib/shape-of.js';
import { Caution } from '../../../parts/words/caution/caution.js';
import { useHiddenByHand } from '../../../parts/words/learning/hidden-by-hand.js';
import { useLearning } from '../../../parts/words/learning/learning-context.js';
import type { ListWord } from '../../../parts/words/list/listing.js';
import { Message } from '../../../ui/message/message.js';
import css from './hanja-note.module.css';

/**
 * The Sino-Korean reading of a word, and how its meaning differs. It is hidden in the study and while the meaning is
 * hidden, because it would show the meaning (docs/product/lists.md#words-like-korean). Its space stays, so that nothing
 * moves.
 */
export function HanjaNote({ word: { id, hanja, caution } }: { word: ListWord }) {
  const { page, mode } = useLearning();
  const byHand = useHiddenByHand({ page, wordId: id, field: 'meaningKo' });
  if (!hanja && !caution) return null;
  const hidden = mode > 0 || byHand;
  return (
    <div className={css['note']} data-hidden={hidden} aria-hidden={hidden}>
      {hanja && (
        <p className={css['hanja']}>
          <span>{koLike.hanja}</span> <b>{hidden ? shapeOf(hanja) : hanja}</b>
        </p>
      )}
      {caution && (
        <Caution className={css['caution']}>{hidden ? shapeOf(caution) : <Message>{caution}</Message>}</Caution>
      )}
    </div>
  );
}
