import { pages } from '@utarang/contract';
import { common, wordPage } from '@utarang/messages';
import { ArrowLeft } from 'lucide-react';
import { ReturnLink, useCameFrom } from '../../../lib/return-link.js';
import css from './back-link.module.css';

/** A link back to the list before, in the state in which it was left; where there is none, to the search. */
export function BackLink() {
  const from = useCameFrom();
  const label = from === null ? wordPage.toSearch : from.split('?')[0] === pages.home ? wordPage.back : common.back;
  return (
    <ReturnLink from={from} to={pages.home} className={css['back']}>
      <ArrowLeft size={18} />
      {label}
    </ReturnLink>
  );
}
