import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LazyPage } from '../../../lib/lazy-page.js';
import type { EntryList } from '../drill/address.js';
import { asksDrill, drillCode } from '../drill/code.js';

/** The page of a list, or its drill, by the address. */
export function ListOrDrill({ list, List }: { list: EntryList; List: ComponentType }) {
  const { search } = useLocation();
  if (!asksDrill(search)) return <List />;
  return (
    <Suspense>
      <LazyPage code={drillCode[list]} />
    </Suspense>
  );
}
