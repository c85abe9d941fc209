import type { OwnLyric } from '@utarang/contract';
import { myLyrics as messages } from '@utarang/messages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import css from './conflict.module.css';

export type ConflictProps = { mine: OwnLyric; theirs: OwnLyric; onKeepMine: () => void; onTakeTheirs: () => void };

/** "Two tabs that edit one text" (docs/product/songs.md#my-lyrics): both versions beside each other, to choose one. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [ours, other] = [rowsOf(mine), rowsOf(theirs)];
  return (
    <section className={css['conflict']} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {messages.conflictTitle}
      </h2>
      <p className={css['tip']}>{messages.conflictTip}</p>
      <div className={css['versions']}>
        <Version name={messages.conflictMine} rows={ours} others={other}>
          <Button onClick={onKeepMine}>{messages.conflictKeepMine}</Button>
        </Version>
        <Version name={messages.conflictTheirs} rows={other} others={ours}>
          <Button variant="sec" onClick={onTakeTheirs}>
            {messages.conflictTakeTheirs}
          </Button>
        </Version>
      </div>
    </section>
  );
}

/** The rows in which a text is compared: its title, its artist, its lines with their translations. */
function rowsOf({ title, artist, text, translation }: OwnLyric): string[] {
  let line = -1;
  const lines = text.split('\n').flatMap((each) => {
    if (each.trim() === '') return [''];
    line += 1;
    const korean = translation[line];
    return korean ? [each, `→ ${korean}`] : [each];
  });
  return [title, artist, ...lines];
}

type VersionProps = {
  name: string;
  rows: readonly string[];
  others: readonly string[];
  children: ReactNode;
};

function Version({ name, rows, others, children }: VersionProps) {
  const theirs = new Set(others);
  return (
    <section className={css['version']} aria-label={name}>
      <h3>{name}</h3>
      <div className={css['rows']}>
        {rows.map((row, index) => {
          const differs = row !== '' && !theirs.has(row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text have no identity but their place
            <p key={index} className={cx(css['row'], differs && css['differs'])}>
              {differs && <span className="sr">{messages.conflictDiffers} </span>}
              <Message>{row}</Message>
            </p>
          );
        })}
      </div>
      {children}
    </section>
  );
}
