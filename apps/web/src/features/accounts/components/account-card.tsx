import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import css from './account-card.module.css';

type AccountCardProps = { title: string; lead?: string | undefined; children: ReactNode };

/** The card of a page that consists of a form. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  useDocumentTitle(title);
  return (
    <div className="wrap">
      <div className={css['card']}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={css['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
