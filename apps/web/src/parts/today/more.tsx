import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { here } from '../../lib/here.js';
import css from './more.module.css';

/** A link for more, at the head of a section of the page. */
export const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} state={{ from: here() }} className={css['more']}>
    {children}
    <ChevronRight size={18} />
  </Link>
);
