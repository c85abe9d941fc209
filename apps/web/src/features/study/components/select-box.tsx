import { format, my } from '@utarang/messages';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { toastNotNow } from '../delete-words.js';
import { choose, type Selection } from '../selection.js';

type SelectBoxProps = { wordId: number; name: string; chosen: boolean; selection: Selection; disabled?: boolean };

/** The checkbox of a word. While it cannot be chosen, a press shows the reason. */
export const SelectBox = ({ wordId, name, chosen, selection, disabled = false }: SelectBoxProps) => (
  <Checkbox
    aria-label={format(my.selectOne, { word: name })}
    checked={chosen}
    aria-disabled={disabled}
    onCheck={(chosen) => (disabled ? toastNotNow(my.selectCooling) : choose(selection, [wordId], chosen))}
  />
);
