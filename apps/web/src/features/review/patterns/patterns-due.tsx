import { pages, withQuery } from '@utarang/contract';
import { format, patterns as messages } from '@utarang/messages';
import { useSavedPatterns } from '../../../parts/patterns/saved-patterns.js';
import { ButtonLink } from '../../../ui/button/button.js';
import css from './patterns-due.module.css';

/** The saved patterns that are asked today, beside the words of the day. */
export function PatternsDue() {
  const due = useSavedPatterns()?.due ?? 0;
  if (due === 0) return null;
  return (
    <p className={css['due']}>
      {format(messages.due, { n: due })}
      <ButtonLink look="soft" to={withQuery(pages.review, { kind: 'patterns' })}>
        {messages.go}
      </ButtonLink>
    </p>
  );
}
