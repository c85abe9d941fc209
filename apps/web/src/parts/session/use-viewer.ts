import type { Viewer } from '@utarang/contract';
import { createContext, use } from 'react';

/** Filled by `QueriesProvider`. */
export const ViewerContext = createContext<Viewer | null>(null);

/** The viewer of the page; rendered again when a member logs in or out. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('There is no QueriesProvider above');
  return viewer;
}

export const useIsMember = (): boolean => useViewer().role !== 'ANONYMOUS';
