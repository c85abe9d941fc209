import { pages } from '@utarang/contract';
import { format, word as messages } from '@utarang/messages';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Hint, useHint } from '../../../ui/hint/hint.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { originOf } from '../../session/origin.js';
import { rememberStar } from '../../study/remembered-stars.js';
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

type GuestStarProps = { wordId: number; name: string; lasts?: number | undefined };

/**
 * A guest's star saves nothing yet: it says what would make it, with the way there, and is remembered until then. The
 * hint stays as long as the pointer or the focus is on its link.
 */
export function GuestStar({ wordId, name, lasts = GUEST_HINT_MS }: GuestStarProps) {
  const { shown, show } = useHint(lasts);
  const [held, setHeld] = useState(false);
  const state = originOf(useLocation());
  const hold = () => setHeld(true);
  const release = () => {
    setHeld(false);
    show();
  };
  const press = () => {
    rememberStar(wordId);
    show();
  };
  return (
    <span className={css['place']}>
      <Hint shown={shown || held}>
        <Link
          to={pages.login}
          state={state}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          {messages.loginHint}
        </Link>
      </Hint>
      <SaveStar name={name} saved={false} onPress={press} />
    </span>
  );
}
