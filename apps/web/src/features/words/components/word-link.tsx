import { pages } from '@utarang/contract';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { here } from '../../../lib/here.js';

type WordLinkProps = { id: number; className?: string | undefined; children: ReactNode };

/** A link to the page of a word that leads back to here. */
export const WordLink = ({ id, className, children }: WordLinkProps) => (
  <Link className={className} to={generatePath(pages.word, { id: String(id) })} state={{ from: here() }}>
    {children}
  </Link>
);
