import { fav, format } from '@utarang/messages';
import { HeartOff } from 'lucide-react';
import { keepFocusInList } from '../../../lib/keep-focus.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { useToggleFavorite } from '../favorites.js';
import type { HeartProps } from './favorite-button.js';

/**
 * The button in place of the heart in a member's own list. A press removes the card, and the next one gets the focus.
 */
export function RemoveFavorite({ kind, id, name, className }: HeartProps) {
  const remove = useToggleFavorite({ kind, id }, true);
  const press = () => {
    const keepFocus = keepFocusInList();
    remove();
    keepFocus();
  };
  return (
    <div className={className}>
      <IconButton label={format(fav.remove, { name })} data-delete="" onClick={press}>
        <HeartOff size={22} />
      </IconButton>
    </div>
  );
}
