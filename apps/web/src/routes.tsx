import { hasBelow, type PageId, pageIds, pages } from '@utarang/contract';
import { Route, Routes, useLocation } from 'react-router';
import { ComingPage } from './features/coming/coming-page.js';
import { NotFoundPage } from './features/not-found/not-found-page.js';
import { LazyPage } from './lib/lazy-page.js';
import { hasOwnCode, ownCode } from './page-code.js';

function element(id: PageId) {
  // Without the key React would take the next page for the same component with other properties, and keep the old page.
  if (hasOwnCode(id)) return <LazyPage key={id} code={ownCode[id]} />;
  return <ComingPage page={id} />;
}

/**
 * The route table: every page of the contract, and the not-found page for everything else. Declarative routes: the
 * router's data mode would add 14.6 kB (brotli) to the first route for loaders that the query cache replaces.
 * `missing` is the address that the server has already found to be no page (a word that does not exist, say).
 */
export function Pages({ missing }: { missing: string | null }) {
  const { pathname } = useLocation();
  if (pathname === missing) return <NotFoundPage />;
  return (
    <Routes>
      {pageIds.map((id) => (
        <Route key={id} path={hasBelow(id) ? `${pages[id]}/*` : pages[id]} element={element(id)} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
