import { app, format } from '@utarang/messages';
import { useLayoutEffect } from 'react';

/**
 * Sets the title of the browser tab, which is also announced after a navigation. A page calls it once it knows its
 * name.
 */
export function useDocumentTitle(page: string): void {
  useLayoutEffect(() => {
    document.title = format(app.title, { page });
  }, [page]);
}

/** Sets the tab's title while an overlay covers the page; then the page's title returns. */
export function useTitleMeanwhile(name: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    const meanwhile = format(app.title, { page: name });
    document.title = meanwhile;
    return () => {
      if (document.title === meanwhile) document.title = before; // else a new page has set its own
    };
  }, [name]);
}
