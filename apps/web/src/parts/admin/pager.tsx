import { admin, format } from '@utarang/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button/button.js';
import { disabledWithReason } from '../../ui/button/disabled-with-reason.js';
import css from './pager.module.css';

type PagerProps = {
  label: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
  /** The heading above the list, which gets the focus with a new page. */
  heading: RefObject<HTMLElement | null>;
};

/** The pagination of a list for admins; nothing where there is only one page. */
export function Pager({ label, page, pageCount, onTurn, heading }: PagerProps) {
  if (pageCount <= 1) return null;
  const turn = (to: number) => {
    onTurn(to);
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <nav className={css['pages']} aria-label={label}>
      <Button variant="sec" {...disabledWithReason(page <= 1 && admin['list.first'], () => turn(page - 1))}>
        <ChevronLeft size={18} />
        {admin['list.prev']}
      </Button>
      <span>{format(admin['list.page'], { n: page, of: pageCount })}</span>
      <Button variant="sec" {...disabledWithReason(page >= pageCount && admin['list.last'], () => turn(page + 1))}>
        {admin['list.next']}
        <ChevronRight size={18} />
      </Button>
    </nav>
  );
}
