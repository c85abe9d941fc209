import type { ImportChange, ImportConflict, ImportDifference, ImportFault, WordColumn } from '@utarang/contract';
import { adminImport, format, wordTable } from '@utarang/messages';
import type { ReactNode } from 'react';
import { Table } from '../../../parts/admin/table.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { Tag } from '../../../ui/tag/tag.js';
import css from './import-tables.module.css';

const RowCell = ({ row }: { row: number }) => (
  <td data-label={adminImport['col.row']} className={css['row']}>
    {format(adminImport.row, { n: row })}
  </td>
);

const WordCell = ({ word, children }: { word: ImportChange; children?: ReactNode }) => (
  <td data-label={adminImport['col.word']}>
    <span className={css['word']}>
      <Ja>{word.japaneseWord}</Ja> {children}
    </span>
  </td>
);

const isJapanese = (column: WordColumn): boolean => column === 'hiragana' || column === 'japaneseWord';

/** The table of the errors in each row, and how to correct them. */
export const FaultTable = ({ faults }: { faults: readonly ImportFault[] }) => (
  <Table
    className={css['table']}
    caption={format(adminImport.errorsTitle, { n: faults.length })}
    columns={[adminImport['col.row'], adminImport['col.column'], adminImport['col.mend']]}
  >
    {faults.map(({ row, column, message }) => (
      <tr key={`${row} ${column} ${message}`}>
        <RowCell row={row} />
        <td data-label={adminImport['col.column']}>{column ? wordTable[column] : '–'}</td>
        <td data-label={adminImport['col.mend']} className={css['mend']}>
          <span>
            <Message>{message}</Message>
          </span>
        </td>
      </tr>
    ))}
  </Table>
);

/** The table of conflicts: both texts of each word that another admin changed first. */
export const ConflictTable = ({ conflicts }: { conflicts: readonly ImportConflict[] }) => (
  <Table
    className={css['table']}
    caption={format(adminImport.conflictsTitle, { n: conflicts.length })}
    columns={[adminImport['col.row'], adminImport['col.word'], adminImport['col.changes']]}
  >
    {conflicts.map((conflict) => (
      <tr key={conflict.row}>
        <RowCell row={conflict.row} />
        <WordCell word={conflict}>
          <Tag variant="mut">
            {format(adminImport.versions, { version: conflict.version, newest: conflict.newest })}
          </Tag>
        </WordCell>
        <Differences differences={conflict.differences} before={adminImport.stored} after={adminImport.inFile} named />
      </tr>
    ))}
  </Table>
);

/** The table of the change of each word, column by column. */
export const ChangeTable = ({ changes }: { changes: readonly ImportChange[] }) => (
  <Table
    className={css['table']}
    caption={adminImport.changesTitle}
    columns={[adminImport['col.row'], adminImport['col.word'], adminImport['col.changes']]}
  >
    {changes.map((change) => (
      <tr key={change.row}>
        <RowCell row={change.row} />
        <WordCell word={change}>{change.id === null && <Tag variant="ok">{adminImport.added}</Tag>}</WordCell>
        <Differences
          differences={change.differences}
          before={change.id === null ? null : adminImport.was}
          after={adminImport.is}
        />
      </tr>
    ))}
  </Table>
);

type DifferencesProps = {
  differences: readonly ImportDifference[];
  /** The label of the first text; null where there is no such text. */
  before: string | null;
  after: string;
  /** True if the labels are visible, false if only screen readers get them. */
  named?: boolean;
};

const Differences = ({ differences, before, after, named = false }: DifferencesProps) => (
  <td data-label={adminImport['col.changes']}>
    <dl className={css['differences']}>
      {differences.map((cell) => (
        <div key={cell.column}>
          <dt>{wordTable[cell.column]}</dt>
          <dd>
            {before !== null && (
              <del className={named ? css['kept'] : undefined}>
                <span className={named ? css['which'] : 'sr'}>{before} </span>
                <Text column={cell.column} text={cell.before} />
              </del>
            )}{' '}
            <ins>
              <span className={named ? css['which'] : 'sr'}>{after} </span>
              <Text column={cell.column} text={cell.after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  </td>
);

const Text = ({ column, text }: { column: WordColumn; text: string }) =>
  text === '' ? adminImport.blank : isJapanese(column) ? <Ja>{text}</Ja> : <Message>{text}</Message>;
