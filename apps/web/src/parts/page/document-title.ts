import { app, format } from '@utarang/messages';
import { useLayoutEffect } from 'react';

/** The browser tab's title, also what is announced after a route change. A page calls it once it knows its name. */
export function useDocumentTitle(page: string): void {
  useLayoutEffect(() => {
    document.title = format(app.title, { page });
  }, [page]);
}

/** The tab's title as long as something lies over the page; then it is the page's again. */
export function useTitleMeanwhile(name: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    const meanwhile = format(app.title, { page: name });
    document.title = meanwhile;
    return () => {
      if (document.title === meanwhile) document.title = before; // else a new page has its own
    };
  }, [name]);
}
