import { queryKeys } from '@utarang/contract';
import { useParams } from 'react-router';
import { EntryPage } from '../components/entry-page.js';

/** One ending or expression. */
export function EndingPage() {
  const { id = '' } = useParams();
  return <EntryPage key={id} list="endings" id={id} queryKey={queryKeys.ending(id)} />;
}
