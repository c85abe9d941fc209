import { pathOf } from '@utarang/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { here } from '../../../lib/here.js';

type WordLinkProps = { id: number; className?: string | undefined; children: ReactNode };

/** A link to the page of a word, which leads back here. */
export const WordLink = ({ id, className, children }: WordLinkProps) => (
  <Link className={className} to={pathOf('word', { id })} state={{ from: here() }}>
    {children}
  </Link>
);
