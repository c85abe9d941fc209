import { format, word as messages } from '@utarang/messages';
import { Star } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { LoginHint } from '../../session/login-hint/login-hint.js';
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

type GuestStarProps = { wordId: number; name: string; lasts?: number | undefined };

/** A guest's star saves nothing yet: it leads to the log-in, and is remembered until then. */
export const GuestStar = ({ wordId, name, lasts }: GuestStarProps) => (
  <LoginHint lasts={lasts}>
    {(show) => (
      <SaveStar
        name={name}
        saved={false}
        onPress={() => {
          rememberStar(wordId);
          show();
        }}
      />
    )}
  </LoginHint>
);
