import { format, home } from '@utarang/messages';
import { useTypingIdle } from '../../../parts/words/list/use-typing-idle.js';
import { readAsText } from '../../../parts/words/read-as.js';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import type { HomeListing } from '../use-home-list.js';
import css from './read-as.module.css';

type ReadAsProps = { shown: HomeListing; onExact: (exact: boolean) => void };

/**
 * Says how a query was read where that differs from what was typed, and offers a search for exactly what was typed;
 * there it offers the way back. Screen readers hear it after the count, once for each search. One button does both, so
 * that the focus stays on it.
 */
export function ReadAs({ shown, onExact }: ReadAsProps) {
  const typed = shown?.ask.search.q ?? '';
  const exact = typed !== '' && !!shown?.ask.search.exact;
  const read = shown?.interpretedAs ?? null;
  // It moves the words below it, so it waits until typing pauses.
  const rested = useTypingIdle(typed, shown?.ask.arrival ?? 0);
  const sentence = exact ? format(home.readExactly, { typed }) : read && rested ? readAsText(typed, read) : null;
  return (
    <div className={css['notice']}>
      <p role="status">
        {shown && sentence && (
          <span key={shown.ask.name}>
            <Message>{sentence}</Message>
          </span>
        )}
      </p>
      {sentence && (
        <Button variant="txt" className={css['button']} onClick={() => onExact(!exact)}>
          {exact ? home.alike : home.exactly}
        </Button>
      )}
    </div>
  );
}
