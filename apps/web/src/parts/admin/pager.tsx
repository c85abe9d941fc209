import { admin, format } from '@utarang/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button/button.js';
import css from './pager.module.css';

type PagerProps = {
  label: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
};

/** From page to page of what admins look through; nothing where there is one. */
export const Pager = ({ label, page, pageCount, onTurn }: PagerProps) =>
  pageCount > 1 && (
    <nav className={css['pages']} aria-label={label}>
      <Button look="sec" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft size={18} />
        {admin['list.prev']}
      </Button>
      <span>{format(admin['list.page'], { n: page, of: pageCount })}</span>
      <Button look="sec" disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        {admin['list.next']}
        <ChevronRight size={18} />
      </Button>
    </nav>
  );
