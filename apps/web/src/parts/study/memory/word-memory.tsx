import { useQuery } from '@tanstack/react-query';
import { useIsMember } from '../../session/use-viewer.js';
import { savedWordsQuery } from '../saved-words.js';
import { MemoryBars } from './memory-bars.js';

/** The dots of a word that the member saved and has answered; nothing for any other word. */
export function WordMemory({ wordId }: { wordId: number }) {
  const enabled = useIsMember();
  const { data: strength = 0 } = useQuery({
    ...savedWordsQuery,
    enabled,
    select: ({ strengths }) => strengths.get(wordId) ?? 0,
  });
  return strength > 0 && <MemoryBars strength={strength} />;
}
