import { format, word as messages } from '@utarang/messages';
import { Timer } from 'lucide-react';
import { Tag } from '../../ui/tag/tag.js';
import { mmss, spokenLeft, useSecondsLeft } from './cooldown.js';

/** Counts down to the next try of a word; shows nothing once the word can be tried. */
export function CooldownBadge({ end }: { end: number | null }) {
  const left = useSecondsLeft(end);
  if (left === 0) return null;
  return (
    <Tag variant="cool" role="timer" aria-label={spokenLeft(left)}>
      <Timer size={15} />
      {format(messages.cooldownBadge, { mmss: mmss(left) })}
    </Tag>
  );
}
