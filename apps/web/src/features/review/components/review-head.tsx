import { pages } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import css from './review-card.module.css';

/** The progress of the day, and the way out: the day can be continued at any time. */
export function ReviewHead({ done, total }: { done: number; total: number }) {
  const navigate = useNavigate();
  return (
    <header className={css['head']}>
      <h1 tabIndex={-1}>{messages.title}</h1>
      <IconButton label={messages.leave} onClick={() => void navigate(pages.home)}>
        <X size={22} />
      </IconButton>
      <div
        className={css['bar']}
        role="progressbar"
        aria-label={messages.progress}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, total)}
        aria-valuenow={done}
        aria-valuetext={format(messages.place, { total, n: done })}
      >
        {/* An attribute, since a style in HTML is nothing that the content security policy lets through. */}
        <svg width={`${(100 * done) / Math.max(1, total)}%`} aria-hidden="true" />
      </div>
      <span className={css['count']} aria-hidden="true">
        <b>{done}</b>/{total}
      </span>
    </header>
  );
}
