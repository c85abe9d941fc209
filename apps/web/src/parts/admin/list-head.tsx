import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { cx } from '../../lib/cx.js';
import { SearchBox } from '../../ui/search-box/search-box.js';
import { StickySearch } from '../../ui/sticky-bar/sticky-search.js';
import { useStuck } from '../../ui/sticky-bar/use-stuck.js';
import page from './admin-page.module.css';
import css from './list-head.module.css';

type ListHeadProps = {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  /** The address of the list without a search. */
  path: string;
  /** What the box is for. */
  label: string;
  /** What the address searches for. */
  q: string;
  onSearch: (q: string) => void;
  /** How many were found; nothing while nobody knows. */
  count: string | undefined;
  /** Beside the search: what adds one. */
  children: ReactNode;
};

/** The head of a list of admins, with its search. Each key is in the address; Back brings back what was searched for then. */
export function ListHead({ title, heading, path, label, q, onSearch, count, children }: ListHeadProps) {
  const above = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { bar, stuck } = useStuck(above);
  const navigation = useNavigationType();
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  // The address comes some frames after the key: only a step through the history brings a text of its own.
  if (seen !== q) {
    setSeen(q);
    if (navigation === 'POP') setText(q);
  }
  const type = (typed: string) => {
    setText(typed);
    onSearch(typed.trim());
  };
  return (
    <>
      <div ref={above} className={`wrap ${page['head']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <StickySearch bar={bar} stuck={stuck} box={box} unsearched={path} onSubmit={() => type(text)}>
        <div className={cx(page['search'], css['search'])}>
          <SearchBox box={box} label={label} placeholder={label} text={text} onType={type} onClear={() => type('')} />
        </div>
        <p role="status" className={cx(page['count'], css['count'])}>
          {count}
        </p>
        {children}
      </StickySearch>
    </>
  );
}
