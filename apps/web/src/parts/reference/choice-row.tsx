import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { RadioRow } from '../../ui/radio-row/radio-row.js';
import css from './choice-row.module.css';
import type { ReferenceSearch } from './use-reference-search.js';

type ChoiceRowProps<Name extends string, Value extends string> = {
  search: ReferenceSearch<Name>;
  /** The parameter of the address that is chosen. */
  name: Name;
  label: string;
  options: readonly { value: Value; content: ReactNode; className?: string | undefined }[];
  /**
   * The looks: `tabs` share one background; `chips` are separate; a `column` is a row of chips where there is no room
   * beside the list.
   */
  variant: 'tabs' | 'chips' | 'column';
  className?: string | undefined;
};

/**
 * A choice of the address as a row of links: one tab stop, the arrow keys move and choose; the row scrolls sideways.
 */
export function ChoiceRow<Name extends string, Value extends string>(props: ChoiceRowProps<Name, Value>) {
  const { search, name, label, options, variant, className } = props;
  const chosen: string = search.address[name];
  return (
    <div className={cx(css[variant], className)}>
      <RadioRow
        label={label}
        className={css['row']}
        options={options.map((option) => ({ ...option, className: cx(css['choice'], option.className) }))}
        value={options.find(({ value }) => value === chosen)?.value ?? null}
        onChoose={(value, byArrow) => search.choose(name, value, byArrow)}
        hrefOf={(value) => search.hrefOf(name, value)}
      />
    </div>
  );
}
