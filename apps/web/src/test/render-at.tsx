import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';

/** The address at which the router is, for tests to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

/** Renders components with links inside a router at an address. */
export const renderAt = (address: string, children: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      {children}
      <Address />
    </MemoryRouter>,
  );
