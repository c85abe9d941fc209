import { format, my } from '@utarang/messages';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { choose, type Selection } from '../selection.js';

type SelectBoxProps = { wordId: number; name: string; chosen: boolean; selection: Selection; disabled?: boolean };

/** Chooses one word. */
export const SelectBox = ({ wordId, name, chosen, selection, disabled = false }: SelectBoxProps) => (
  <Checkbox
    aria-label={format(my.selectOne, { word: name })}
    checked={chosen}
    disabled={disabled}
    onCheck={(chosen) => choose(selection, [wordId], chosen)}
  />
);
