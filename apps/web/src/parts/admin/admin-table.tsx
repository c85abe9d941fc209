import type { ReactNode } from 'react';
import css from './admin-table.module.css';

type TableProps = {
  caption: string;
  /** The names of the columns; the last has the buttons. */
  columns: readonly string[];
  children: ReactNode;
};

/** Rows that admins decide over: a table. On a phone they look like cards, and screen readers still read a table. */
export const AdminTable = ({ caption, columns, children }: TableProps) => (
  <div className={css['panel']}>
    {/* The role is written out: some browsers do not take a table that is drawn in blocks for one. */}
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <table role="table" className={css['table']}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, index) => (
            <th key={name} scope="col" className={index === columns.length - 1 ? css['last'] : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

/** A cell; on a phone the name of its column stands before it. */
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

/** The cell that a row opens, below it and as wide as it. */
export const BelowCell = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <td colSpan={columns} className={css['below']}>
    {children}
  </td>
);
