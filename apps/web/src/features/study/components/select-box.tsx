import { format, my } from '@utarang/messages';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { choose, type Selection, useIsChosen } from '../selection.js';

type SelectBoxProps = { wordId: number; name: string; selection: Selection; disabled?: boolean };

/** Chooses one word. */
export const SelectBox = ({ wordId, name, selection, disabled = false }: SelectBoxProps) => (
  <Checkbox
    aria-label={format(my.selectOne, { word: name })}
    checked={useIsChosen(selection, wordId) && !disabled}
    disabled={disabled}
    onCheck={(chosen) => choose(selection, [wordId], chosen)}
  />
);
