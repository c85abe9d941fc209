import type { ComponentPropsWithoutRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useHydrated } from './hydration.js';
import { isModifiedClick } from './is-modified-click.js';

/**
 * The address of the page that led here, as its links tell it; null for who came otherwise. The history is the
 * browser's: the server knows nothing of a page before this one.
 */
export function useCameFrom(): string | null {
  const { state } = useLocation();
  const from: unknown = useHydrated() ? state?.from : null;
  return typeof from === 'string' && from !== '' ? from : null;
}

type ReturnLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & {
  /** The page that led here, where going back is meant. */
  from: string | null;
  /** The address to which the link leads without one. */
  to: string;
};

/** A link to the page before, which is there as it was left: a press takes a step back through the history. */
export function ReturnLink({ from, to, ...props }: ReturnLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      to={from ?? to}
      onClick={(event) => {
        if (from === null || isModifiedClick(event)) return;
        event.preventDefault();
        navigate(-1);
      }}
    />
  );
}
