import { app, format } from '@utarang/messages';
import { useLayoutEffect } from 'react';

/** The browser tab's title, also what is announced after a route change. A page calls it once it knows its name. */
export function useDocumentTitle(page: string): void {
  useLayoutEffect(() => {
    document.title = format(app.title, { page });
  }, [page]);
}
