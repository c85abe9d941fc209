import { pages, withQuery } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { ButtonLink } from '../../../ui/button/button.js';
import css from './patterns-due.module.css';

/** The saved patterns that are asked today, beside the words of the day. */
export function PatternsDue({ due }: { due: number }) {
  if (due === 0) return null;
  return (
    <p className={css['due']}>
      {format(messages['patterns.due'], { n: due })}
      <ButtonLink variant="soft" to={withQuery(pages.review, { kind: 'patterns' })}>
        {messages['patterns.go']}
      </ButtonLink>
    </p>
  );
}
