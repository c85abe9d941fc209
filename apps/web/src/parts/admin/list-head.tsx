import { query } from '@utarang/messages';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { cx } from '../../lib/cx.js';
import { SearchBox } from '../../ui/search-box/search-box.js';
import { StickySearch } from '../../ui/sticky-bar/sticky-search.js';
import { useStuck } from '../../ui/sticky-bar/use-stuck.js';
import { readTyped } from '../search/typed.js';
import page from './admin-page.module.css';
import css from './list-head.module.css';

type ListHeadProps = {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  /** The address of the list without a search. */
  path: string;
  /** The name of the box. */
  label: string;
  /** The query in the address. */
  q: string;
  onSearch: (q: string) => void;
  /** The number found; undefined until it is known. */
  count: string | undefined;
  /** The controls beside the search that add to the list. */
  children: ReactNode;
};

/** The head of a list for admins, with its search. Each key changes the address; Back restores the search before. */
export function ListHead({ title, heading, path, label, q, onSearch, count, children }: ListHeadProps) {
  const above = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { bar, stuck } = useStuck(above);
  const navigation = useNavigationType();
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  // The address follows the key some frames later, so the box takes the address's text only after Back or forward.
  if (seen !== q) {
    setSeen(q);
    if (navigation === 'POP') setText(q);
  }
  const type = (typed: string) => {
    setText(typed);
    const { q } = readTyped(typed);
    if (q !== null) onSearch(q);
  };
  const { problem } = readTyped(text);
  const problemId = useId();
  return (
    <>
      <div ref={above} className={`wrap ${page['head']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <StickySearch
        bar={bar}
        stuck={stuck}
        box={box}
        unsearched={path}
        onSubmit={() => type(text)}
        problem={problem && query[problem]}
        problemId={problemId}
      >
        <div className={cx(page['search'], css['search'])}>
          <SearchBox
            box={box}
            label={label}
            placeholder={label}
            text={text}
            problemId={problem ? problemId : undefined}
            onType={type}
            onClear={() => type('')}
          />
        </div>
        <p role="status" className={cx(page['count'], css['count'])}>
          {count}
        </p>
        {children}
      </StickySearch>
    </>
  );
}
