import { stats } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './chart.module.css';

type NumbersTableProps = {
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly [name: ReactNode, ...cells: readonly ReactNode[]])[];
};

/** The numbers of a chart, in a disclosure. */
export const NumbersTable = ({ columns, rows }: NumbersTableProps) => (
  <details className={css['table']}>
    <summary>
      <ChevronDown size={16} aria-hidden />
      {stats.table}
    </summary>
    <div className={css['scroll']}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
