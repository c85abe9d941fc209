import { format, my } from '@utarang/messages';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import css from './delete-button.module.css';

type DeleteButtonProps = {
  /** The name of the word. */
  name: string;
  /** True if the word cannot be deleted; a press then shows the reason. */
  disabled?: boolean;
  onPress: () => void;
};

export const DeleteButton = ({ name, disabled = false, onPress }: DeleteButtonProps) => (
  <IconButton
    label={format(my.deleteOne, { word: name })}
    className={css['delete']}
    aria-disabled={disabled}
    data-delete=""
    onClick={onPress}
  >
    <Trash2 size={18} />
  </IconButton>
);
