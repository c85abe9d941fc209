import { useQuery } from '@tanstack/react-query';
import type { Level } from '@utarang/contract';
import { format, known as messages } from '@utarang/messages';
import { Check } from 'lucide-react';
import { Button } from '../../ui/button/button.js';
import { useIsMember } from '../session/use-viewer.js';
import { knownQuery } from './change-known.js';
import css from './known.module.css';
import { useChangeKnown } from './use-change-known.js';

/**
 * The number of words of a level that the member knows, and a button that marks all of them, or removes their marks.
 */
export function LevelKnown({ level }: { level: Level }) {
  const member = useIsMember();
  const { data } = useQuery({ ...knownQuery, enabled: member });
  const { busy, change } = useChangeKnown();
  if (!member) return null;
  const { known = 0, total = 0 } = data?.levels.find((each) => each.level === level) ?? {};
  const takesBack = total > 0 && known === total;
  return (
    <div className={css['level']}>
      <span>{data && format(messages.ofLevel, { level, n: known })}</span>
      <Button variant="soft" aria-busy={busy} onClick={() => change(level, !takesBack)}>
        <Check size={18} />
        {takesBack ? messages.unmark : format(messages.markLevel, { level })}
      </Button>
    </div>
  );
}
