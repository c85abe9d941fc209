import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A value that changes with each step to another place, forward or back. Replacing the address is no such step: a list
 * does it by itself while it is read, and what is open above it stays open.
 */
export function useNavigationKey(): string {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [at, setAt] = useState({ key, step: key });
  if (at.key !== key) setAt({ key, step: navigation === 'REPLACE' ? at.step : key });
  return at.step;
}
