import type { Word } from '@utarang/contract';
import { format, word as messages } from '@utarang/messages';
import { Star } from 'lucide-react';
import { use, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { useStore } from '../../../lib/store.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { putAsideLazily } from '../../guest/put-aside-lazily.js';
import { SongContext, waitingIds } from '../../guest/waiting-ids.js';
import { LoginHint } from '../../session/login-hint/login-hint.js';
import css from './save-star.module.css';

type SaveStarProps = {
  /** The word as in its card's heading. */
  name: string;
  saved: boolean;
  /** True if a guest has put it aside. */
  waits?: boolean;
  onPress: () => void;
};

/**
 * The star of a word, as a toggle button: its name stays the same, and the pressed state says whether the word is
 * saved.
 */
export const SaveStar = ({ name, saved, waits = false, onPress }: SaveStarProps) => (
  <IconButton
    className={cx(css['star'], waits && css['waits'])}
    label={format(messages.save, { word: name })}
    aria-pressed={saved}
    aria-description={waits ? messages.waits : undefined}
    onClick={onPress}
  >
    <Star size={22} />
  </IconButton>
);

type GuestStarProps = { word: Word; name: string; durationMs?: number | undefined };

/** A guest's star: the word is put aside on this device, and the hint links to the log-in. */
export function GuestStar({ word, name, durationMs }: GuestStarProps) {
  const song = use(SongContext);
  const waits = useStore(waitingIds).has(word.id);
  const [kept, setKept] = useState(false);
  return (
    <LoginHint durationMs={durationMs} note={kept && messages.kept}>
      {(show) => (
        <SaveStar
          name={name}
          saved={false}
          waits={waits}
          onPress={() => {
            void putAsideLazily((aside) => aside.word(word, song)).then(setKept);
            show();
          }}
        />
      )}
    </LoginHint>
  );
}
