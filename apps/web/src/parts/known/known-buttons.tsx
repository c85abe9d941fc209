import type { Word } from '@utarang/contract';
import { isKnown } from '@utarang/domain/study';
import { known as messages } from '@utarang/messages';
import { Check } from 'lucide-react';
import { Button } from '../../ui/button/button.js';
import { useIsMember } from '../session/use-viewer.js';
import css from './known.module.css';
import { useChangeKnown } from './use-change-known.js';
import { useIsMarked, useKnownWords } from './use-known.js';

/** A button that marks all words of a text as known, or, where all are, removes their marks. For members only. */
export function TextKnown({ words }: { words: readonly Pick<Word, 'id'>[] }) {
  const own = useKnownWords();
  const { busy, change } = useChangeKnown();
  if (!useIsMember() || words.length === 0) return null;
  const ids = words.map(({ id }) => id);
  const marked = ids.filter((id) => own.knownIds.has(id));
  const takesBack = marked.length > 0 && ids.every((id) => isKnown(own, id));
  return (
    <div className={css['text']}>
      <Button variant="soft" aria-busy={busy} onClick={() => change(takesBack ? marked : ids, !takesBack)}>
        <Check size={18} />
        {takesBack ? messages.unmark : messages.markText}
      </Button>
    </div>
  );
}

/** A switch that marks a word as known, like the star. For members only. */
export function WordKnown({ wordId }: { wordId: number }) {
  const marked = useIsMarked(wordId);
  const { busy, change } = useChangeKnown();
  if (!useIsMember()) return null;
  return (
    <Button
      variant={marked ? 'soft' : 'sec'}
      aria-pressed={marked}
      aria-busy={busy}
      onClick={() => change([wordId], !marked)}
    >
      {marked && <Check size={18} />}
      {messages.badge}
    </Button>
  );
}
