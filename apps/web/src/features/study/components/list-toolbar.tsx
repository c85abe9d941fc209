import { common, format, my } from '@utarang/messages';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.js';
import { Button } from '../../../ui/button/button.js';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { Select } from '../../../ui/select/select.js';
import { Tag } from '../../../ui/tag/tag.js';
import { toastNotNow } from '../delete-words.js';
import type { Sort } from '../saved-index.js';
import css from './list-toolbar.module.css';

const sortNames: Readonly<Record<Sort, string>> = {
  registered: my['sort.registered'],
  pron: my['sort.pron'],
  hiragana: my['sort.hiragana'],
  word: my['sort.word'],
};

type ListToolbarProps = {
  /** The number of chosen words, and of those that can be chosen. */
  chosen: number;
  choosable: number;
  onChooseAll: (chosen: boolean) => void;
  /** The actions on the chosen words. */
  actions: ReactNode;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** True if the list has a rail: the toolbar ends where its cards do. */
  paged: boolean;
};

/** The toolbar that chooses words and orders them. */
export function ListToolbar({ chosen, choosable, onChooseAll, actions, sort, onSort, paged }: ListToolbarProps) {
  const all = chosen > 0 && chosen === choosable;
  return (
    <fieldset className={cx(css['bar'], paged && css['paged'], chosen > 0 && css['on'])}>
      <legend className="sr">{my.tools}</legend>
      <Checkbox
        checked={all}
        mixed={chosen > 0 && !all}
        aria-disabled={choosable === 0}
        onCheck={() => (choosable === 0 ? toastNotNow(my.noneChoosable) : onChooseAll(!all))}
      >
        {my.selectAll}
      </Checkbox>
      <span role="status" className={css['chosen']}>
        {chosen > 0 && <Tag variant="brand">{format(my.selectedCount, { n: chosen })}</Tag>}
      </span>
      {chosen > 0 && (
        <Button variant="txt" className={css['wide']} onClick={() => onChooseAll(false)}>
          {my.deselectAll}
        </Button>
      )}
      {actions}
      <SortSelect sort={sort} onSort={onSort} />
    </fieldset>
  );
}

/** The select of the order. */
export const SortSelect = ({ sort, onSort }: Pick<ListToolbarProps, 'sort' | 'onSort'>) => (
  <span className={css['sort']}>
    <Select label={common.sort} value={sort} options={sortNames} onChoose={onSort} />
  </span>
);

type DeleteChosenProps = {
  /** The variant: `txt` in the toolbar, where phones have little room; `sec` beside the main action. */
  variant?: 'txt' | 'sec';
  /** True if nothing is chosen; a press then says so. */
  disabled?: boolean;
  onPress: () => void;
};

export const DeleteChosen = ({ variant = 'txt', disabled = false, onPress }: DeleteChosenProps) => (
  <Button variant={variant} className={cx(variant === 'txt' && css['wide'])} aria-disabled={disabled} onClick={onPress}>
    <Trash2 size={18} />
    {my.deleteSelected}
  </Button>
);
