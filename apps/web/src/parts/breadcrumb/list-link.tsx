import { ArrowLeft } from 'lucide-react';
import { ReturnLink, useCameFrom } from '../../lib/return-link.js';
import css from './list-link.module.css';

/** A link back to a list in the state in which it was left; for readers who did not come from it, to the whole list. */
export function ListLink({ to, children }: { to: string; children: string }) {
  const from = useCameFrom();
  return (
    <ReturnLink from={from?.split('?')[0] === to ? from : null} to={to} className={css['back']}>
      <ArrowLeft size={18} />
      {children}
    </ReturnLink>
  );
}
