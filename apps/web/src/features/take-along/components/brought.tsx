import type { BringPreview } from '@utarang/contract';
import { format, bringAlong as text } from '@utarang/messages';
import { FileText, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Notice } from '../../../ui/notice/notice.js';
import { type Choice, type Choices, importedCount, type Row, rowsOf, wishCount } from '../brought.js';
import { BroughtRow } from './brought-row.js';
import css from './take-along-page.module.css';

/** The number of rows that are shown at first, and of further ones with each press. */
const SHOWN = 5;
const MORE = 50;

type BroughtProps = {
  name: string;
  size: number;
  preview: BringPreview;
  keeping: boolean;
  failed: string | null;
  onKeep: (choices: Choices) => void;
  onCancel: () => void;
};

/** The preview of a file: words that were found, words to choose, and words that the book lacks. */
export function Brought({ name, size, preview, keeping, failed, onKeep, onCancel }: BroughtProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const { all, exact, already, several, none } = rowsOf(preview);
  const choose = (index: number, choice: Choice) => setChoices(new Map(choices).set(index, choice));
  const count = importedCount(preview, choices);
  const nothing = count + wishCount(choices) === 0;
  const parts = [
    { variant: 'ok', name: text['in.exact'], n: exact.length },
    { variant: 'had', name: text['in.already'], n: already.length },
    { variant: 'ask', name: text['in.several'], n: several.length },
    { variant: 'lack', name: text['in.none'], n: none.length },
  ].filter(({ n }) => n > 0);
  return (
    <>
      <div className={css['file']}>
        <FileText size={24} />
        <span>
          <b>{name}</b>
          <span className={css['tip']}>
            {format(text['in.size'], { n: all.length, kb: Math.max(1, Math.round(size / 1024)) })}
          </span>
        </span>
        <IconButton label={format(text['in.remove'], { name })} onClick={onCancel}>
          <X size={20} />
        </IconButton>
      </div>
      <p className={css['found']}>
        <b>{format(text['in.foundN'], { n: exact.length + already.length })}</b>{' '}
        {format(text['in.found'], { n: all.length })}
      </p>
      <div className={css['bar']} aria-hidden="true">
        {parts.map(({ variant, n }) => (
          <i key={variant} className={css[variant]} style={{ flexGrow: n }} />
        ))}
      </div>
      <ul className={css['key']}>
        {parts.map(({ variant, name: part, n }) => (
          <li key={variant}>
            <i className={css[variant]} aria-hidden="true" />
            {part} <b>{n.toLocaleString('ko')}</b>
          </li>
        ))}
      </ul>
      <Rows rows={several} title={format(text['in.severalTitle'], { n: several.length })}>
        {(row) => <BroughtRow key={row.index} row={row} choice={choices.get(row.index) ?? null} onChoose={choose} />}
      </Rows>
      <Rows rows={none} title={format(text['in.noneTitle'], { n: none.length })}>
        {(row) => <BroughtRow key={row.index} row={row} choice={choices.get(row.index) ?? 'skip'} onChoose={choose} />}
      </Rows>
      {failed && <Notice kind="bad">{failed}</Notice>}
      <div className={css['ends']}>
        <Button variant="sec" onClick={onCancel}>
          {text['in.cancel']}
        </Button>
        <Button aria-disabled={keeping || nothing} onClick={() => !nothing && onKeep(choices)}>
          {nothing ? text['in.nothing'] : format(text['in.keep'], { n: count })}
        </Button>
      </div>
      <p className={css['note']}>{text['in.hint']}</p>
    </>
  );
}

type RowsProps = { rows: readonly Row[]; title: string; children: (row: Row) => ReactNode };

/** Rows under a heading, the first of them at first. */
function Rows({ rows, title, children }: RowsProps) {
  const [shown, setShown] = useState(SHOWN);
  if (rows.length === 0) return null;
  const left = rows.length - shown;
  return (
    <section>
      <h3 className={css['part']}>{title}</h3>
      <ul className={css['rows']}>{rows.slice(0, shown).map(children)}</ul>
      {left > 0 && (
        <Button variant="txt" onClick={() => setShown(shown + MORE)}>
          {format(text['in.more'], { n: Math.min(left, MORE) })}
        </Button>
      )}
    </section>
  );
}
