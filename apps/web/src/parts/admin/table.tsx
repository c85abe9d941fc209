import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import css from './table.module.css';

type TableProps = {
  caption: string;
  /** The names of the columns. */
  columns: readonly string[];
  /** True if the last column has the buttons, at the end of each row. */
  hasActions?: boolean;
  /** The class that styles the cells of this table. */
  className: string | undefined;
  children: ReactNode;
};

/** A table for admins. A phone renders its rows as cards, which screen readers still read as a table. */
export const Table = ({ caption, columns, hasActions = false, className, children }: TableProps) => (
  // The role is explicit, because some browsers drop it where the table is displayed as blocks.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <table role="table" className={cx(css['table'], className)}>
    <caption className="sr">{caption}</caption>
    <thead>
      <tr>
        {columns.map((name, index) => (
          <th key={name} scope="col" className={hasActions && index === columns.length - 1 ? css['last'] : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** A table in a panel of its own; the last column has the buttons. */
export const TablePanel = (props: Omit<TableProps, 'hasActions'>) => (
  <div className={css['panel']}>
    <Table {...props} hasActions />
  </div>
);
