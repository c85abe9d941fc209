import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A value that changes at each navigation, forward or back. Replacing the address is none: a list does it by itself
 * while it is read, and overlays stay open.
 */
export function useNavigationKey(): string {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [entry, setEntry] = useState({ key, step: key });
  if (entry.key !== key) setEntry({ key, step: navigation === 'REPLACE' ? entry.step : key });
  return entry.step;
}
