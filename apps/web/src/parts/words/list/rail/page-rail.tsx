import { toNfkc } from '@utarang/domain/language';
import { format, list } from '@utarang/messages';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { isKeyClick } from '../../../../lib/is-key-click.js';
import { isModifiedClick } from '../../../../lib/is-modified-click.js';
import { isComposing } from '../../../../lib/keyboard.js';
import { clampPage } from '../rows/rows.js';
import css from './page-rail.module.css';
import { railEntries } from './rail-entries.js';

type PageRailProps = {
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  /** Called with a page. `byKeyboard`: the focus follows, since the reader continues from there. */
  onJump: (page: number, byKeyboard: boolean) => void;
};

/** The page numbers beside a list. They are links to the page's own address; a plain press jumps without loading. */
export function PageRail({ current, last, hrefOf, onJump }: PageRailProps) {
  const entries = railEntries(current, last);
  const onClick = (event: MouseEvent, page: number) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onJump(page, isKeyClick(event.nativeEvent));
  };
  return (
    <nav className={css['rail']} aria-label={list.pageRail}>
      <ol>
        {entries.map((entry, index) =>
          entry === 'gap' ? (
            <li key={index === 1 ? 'before' : 'after'} aria-hidden="true">
              <span className={css['gap']}>…</span>
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={hrefOf(entry)}
                className={css['page']}
                aria-label={format(list.pageGo, { n: String(entry) })}
                aria-current={entry === current ? 'true' : undefined}
                onClick={(event) => onClick(event, entry)}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      {entries.includes('gap') && <PageInput last={last} onJump={onJump} />}
    </nav>
  );
}

/** The digits of the number; an input method may write them full width. */
const digits = (typed: string) => toNfkc(typed).replace(/\D/g, '');

function PageInput({ last, onJump }: Pick<PageRailProps, 'last' | 'onJump'>) {
  const [text, setText] = useState('');
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !/^\d+$/.test(text)) return;
    event.preventDefault();
    setText('');
    onJump(clampPage(Number(text), last), true);
  };
  return (
    <input
      className={css['input']}
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      aria-label={list.pageInput}
      title={list.pageInput}
      placeholder={list.pageInputShort}
      value={text}
      onChange={({ target, nativeEvent }) => {
        // A digit that is rewritten during a composition would appear a second time when the composition ends.
        const composing = (nativeEvent as InputEvent).isComposing;
        setText(composing ? target.value : digits(target.value));
      }}
      onCompositionEnd={(event) => setText(digits(event.currentTarget.value))}
      onKeyDown={onKeyDown}
    />
  );
}
