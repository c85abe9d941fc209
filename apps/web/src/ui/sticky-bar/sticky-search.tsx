import type { ReactNode, RefObject } from 'react';
import { cx } from '../../lib/cx.js';
import { useSearchKey } from '../search-box/use-search-key.js';
import css from './sticky-search.module.css';

type StickySearchProps = {
  bar: RefObject<HTMLDivElement | null>;
  /** True while it sticks, over the list. */
  stuck: boolean;
  /** False where it scrolls away with its surroundings. */
  sticks?: boolean;
  className?: string | undefined;
  /** Its text box, which the key `/` focuses. */
  box: RefObject<HTMLInputElement | null>;
  /** The address of the whole list: the form leads there before hydration and without a script. */
  unsearched: string;
  onSubmit: () => void;
  /** The problem of the query, and the id by which the box refers to it. */
  problem?: ReactNode;
  problemId?: string;
  children: ReactNode;
};

/** A search that stays in sight while its list is read: below the navigation, both at most 110 px high together. */
export function StickySearch(props: StickySearchProps) {
  const { bar, stuck, sticks = true, className, box, unsearched, onSubmit, problem, problemId, children } = props;
  const [path, query] = unsearched.split('?');
  useSearchKey(box);
  return (
    <>
      <div ref={bar} className={cx(sticks && css['bar'], sticks && stuck && css['stuck'])}>
        <div className="wrap">
          {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we serve */}
          <form
            role="search"
            action={path}
            className={cx(css['form'], className)}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {[...new URLSearchParams(query)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {children}
          </form>
        </div>
      </div>
      {problem && (
        <p id={problemId} role="alert" className={cx('wrap', css['problem'])}>
          {problem}
        </p>
      )}
    </>
  );
}
