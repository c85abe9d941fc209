import { query } from '@utarang/messages';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { announce } from '../../lib/announce.js';
import { SearchBox } from '../../ui/search-box/search-box.js';
import { StickySearch } from '../../ui/sticky-bar/sticky-search.js';
import type { TypedQuery } from './typed.js';

type ListSearchProps = {
  bar: RefObject<HTMLDivElement | null>;
  stuck: boolean;
  search: {
    text: string;
    unsearched: string;
    problem: TypedQuery['problem'];
    type: (text: string) => void;
    clear: () => void;
    submit: () => void;
  };
  /** The name of what is searched. */
  label: string;
  className: string | undefined;
  boxClassName: string | undefined;
  before: ReactNode;
  after: ReactNode;
};

/** The sticky search of a list, with its other controls. It says why a text cannot be searched. */
export function ListSearch({ bar, stuck, search, label, className, boxClassName, before, after }: ListSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const problem = search.problem && query[search.problem];
  return (
    <StickySearch
      bar={bar}
      stuck={stuck}
      className={className}
      box={box}
      unsearched={search.unsearched}
      onSubmit={() => (problem ? announce(problem) : search.submit())}
      problem={problem}
      problemId={problemId}
    >
      {before}
      <div className={boxClassName}>
        <SearchBox
          box={box}
          label={label}
          placeholder={label}
          text={search.text}
          problemId={problem ? problemId : undefined}
          onType={search.type}
          onClear={search.clear}
        />
      </div>
      {after}
    </StickySearch>
  );
}
