import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import css from './empty-state.module.css';

type EmptyStateProps = {
  /** One kanji as a picture; screen readers skip it. */
  glyph: string;
  /** The heading: the page's `<h1>` where there is no other, else an `<h2>`. */
  title: ReactNode;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

/** Says why there is nothing here and what can be done. */
export function EmptyState({ glyph, title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={cx(css['empty'], Heading === 'h1' && css['page'])}>
      <span className={css['glyph']} lang="ja" aria-hidden="true">
        {glyph}
      </span>
      <Heading className={css['title']} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {children && <p className={css['text']}>{children}</p>}
      {action && <div className={css['action']}>{action}</div>}
    </div>
  );
}
