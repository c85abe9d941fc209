import { common } from '@utarang/messages';
import { ArrowLeft } from 'lucide-react';
import { ReturnLink, useCameFrom } from '../../lib/return-link.js';
import css from './back-arrow.module.css';

/** A link back to the page before, in the state in which it was left; where there is none, to the list at `to`. */
export const BackArrow = ({ to }: { to: string }) => (
  <ReturnLink from={useCameFrom()} to={to} aria-label={common.back} className={css['back']}>
    <ArrowLeft size={20} />
  </ReturnLink>
);
