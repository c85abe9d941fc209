import type { ComponentPropsWithoutRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useHydrated } from './hydration.js';
import { isModifiedClick } from './is-modified-click.js';

/**
 * The address of the page that led here, as its links store it; null where the reader came otherwise. It is in the
 * browser's history: the server does not know the page before.
 */
export function useCameFrom(): string | null {
  const { state } = useLocation();
  const from: unknown = useHydrated() ? state?.from : null;
  return typeof from === 'string' && from !== '' ? from : null;
}

type ReturnLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & {
  /** The page that led here, where the link leads back to it. */
  from: string | null;
  /** The address to which the link leads where there is no such page. */
  to: string;
};

/** A link to the page before, in the state in which it was left: it goes back in the history. */
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
