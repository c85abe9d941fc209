import type { ReactNode } from 'react';
import css from './admin-table.module.css';
import { TablePanel } from './table.js';

type TableProps = {
  caption: string;
  /** The names of the columns; the last has the buttons. */
  columns: readonly string[];
  children: ReactNode;
};

/** A table of rows that admins accept or refuse. */
export const AdminTable = (props: TableProps) => <TablePanel {...props} className={css['table']} />;

/** A cell; on a phone it begins with the name of its column. */
export const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td data-label={name}>
    <div className={css['cell']}>{children}</div>
  </td>
);

/** The buttons of a row, at its end. */
export const ActionCell = ({ children }: { children: ReactNode }) => (
  <td className={css['actions']}>
    <div>{children}</div>
  </td>
);

/** The full-width cell of the expanded part of a row, in a row below it. */
export const BelowCell = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <td colSpan={columns} className={css['below']}>
    {children}
  </td>
);
