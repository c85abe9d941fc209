import { format, word as messages } from '@utarang/messages';
import { Star } from 'lucide-react';
import { Hint, useHint } from '../../../ui/hint/hint.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import css from './save-star.module.css';

type SaveStarProps = {
  /** The word as its card's heading shows it. */
  name: string;
  saved: boolean;
  onPress: () => void;
};

/** The star of a word. Its name stays the same; whether the word is saved is said by the pressed state. */
export const SaveStar = ({ name, saved, onPress }: SaveStarProps) => (
  <IconButton
    className={css['star']}
    label={format(messages.save, { word: name })}
    aria-pressed={saved}
    onClick={onPress}
  >
    <Star size={22} />
  </IconButton>
);

const GUEST_HINT_MS = 1600; // docs/product/my-words.md#star

/** A guest's star saves nothing and says what would make it. */
export function GuestStar({ name, lasts = GUEST_HINT_MS }: { name: string; lasts?: number | undefined }) {
  const { shown, show } = useHint(lasts);
  return (
    <span className={css['place']}>
      <Hint shown={shown}>{messages.loginHint}</Hint>
      <SaveStar name={name} saved={false} onPress={show} />
    </span>
  );
}
