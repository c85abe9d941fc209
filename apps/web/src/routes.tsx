import { builtPages, type PageId, pages } from '@utarang/contract';
import { Route, Routes } from 'react-router';
import { ComingPage } from './features/coming/coming-page.js';
import { NotFoundPage } from './features/not-found/not-found-page.js';

/** The route table: every page of the contract, and the not-found page for everything else. */
export const Pages = () => (
  <Routes>
    {(Object.keys(pages) as PageId[])
      .filter((id) => !builtPages.has(id))
      .map((id) => (
        <Route key={id} path={pages[id]} element={<ComingPage page={id} />} />
      ))}
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
