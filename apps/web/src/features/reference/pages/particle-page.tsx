import { queryKeys } from '@utarang/contract';
import { useParams } from 'react-router';
import { EntryPage } from '../components/entry-page.js';

/** One particle. */
export function ParticlePage() {
  const { id = '' } = useParams();
  return <EntryPage key={id} list="particles" id={id} queryKey={queryKeys.particle(id)} />;
}
