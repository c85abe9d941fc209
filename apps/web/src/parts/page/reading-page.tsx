import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { useDocumentTitle } from './document-title.js';
import css from './reading-page.module.css';

type ReadingPageProps = { title: string; className?: string | undefined; children: ReactNode };

/** A page that is a text. */
export function ReadingPage({ title, className, children }: ReadingPageProps) {
  useDocumentTitle(title);
  return (
    <div className="wrap">
      <article className={cx(css['page'], className)}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </article>
    </div>
  );
}
