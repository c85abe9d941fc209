import { myLyrics as messages } from '@utarang/messages';
import { LockKeyhole, Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/button/button.js';
import { Tag } from '../../../ui/tag/tag.js';
import { NEW_TEXT_ADDRESS } from '../addresses.js';
import css from './page-head.module.css';

/** The head of the pages of a member's texts. */
export const PageHead = ({ canAdd }: { canAdd: boolean }) => (
  <header className={css['head']}>
    <div className={css['names']}>
      <div className={css['line']}>
        <h1 className={css['title']} tabIndex={-1}>
          {messages.title}
        </h1>
        <Tag variant="warm">
          <LockKeyhole size={14} />
          {messages.private}
        </Tag>
      </div>
      <p className={css['sub']}>{messages.sub}</p>
    </div>
    {canAdd && (
      <ButtonLink to={NEW_TEXT_ADDRESS}>
        <Plus size={18} />
        {messages.add}
      </ButtonLink>
    )}
  </header>
);
