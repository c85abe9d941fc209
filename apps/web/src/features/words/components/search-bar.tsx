import { common, home, validationMessages } from '@utarang/messages';
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { announce } from '../../../lib/announce.js';
import { useShortcut } from '../../../lib/keyboard.js';
import { Button } from '../../../ui/button/button.js';
import { useSearchKey } from '../../../ui/search-box/use-search-key.js';
import { StickyBar } from '../../../ui/sticky-bar/sticky-bar.js';
import type { useSearch } from '../use-search.js';
import { ModeToggle, type ModeToggleHandle, modeLabel } from './mode-toggle.js';
import css from './search-bar.module.css';
import { SearchBox } from './search-box.js';

type SearchBarProps = {
  search: ReturnType<typeof useSearch>;
  /** Whether it stands at its sticking place, over the list. */
  stuck: boolean;
  bar: RefObject<HTMLDivElement | null>;
  box: RefObject<HTMLInputElement | null>;
  toggle: RefObject<ModeToggleHandle | null>;
  count: ReactNode;
};

/** Toggle, box, button and count: the sticky head of the home page, and the keys that reach it from all over the page. */
export function SearchBar({ search, stuck, bar, box, toggle, count }: SearchBarProps) {
  const problemId = useId();
  const { mode } = search.address;

  const flip = () => announce(modeLabel[search.flip()]);
  const flipByKey = (event: KeyboardEvent) => {
    event.preventDefault();
    flip();
  };
  useShortcut('ArrowLeft', flipByKey);
  useShortcut('ArrowRight', flipByKey);
  useSearchKey(box);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (search.submit()) return;
    announce(search.problem ? validationMessages[search.problem] : home.blank);
    box.current?.focus();
  };

  return (
    <>
      <StickyBar bar={bar} stuck={stuck}>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we serve */}
        <form role="search" className={css['form']} onSubmit={onSubmit}>
          <div className={css['toggle']}>
            <ModeToggle ref={toggle} mode={mode} onSwitch={search.switchTo} />
          </div>
          <div className={css['box']}>
            <SearchBox
              box={box}
              mode={mode}
              text={search.text}
              problemId={search.problem ? problemId : undefined}
              onType={search.type}
              onClear={search.clear}
              onArrow={flip}
            />
          </div>
          <Button type="submit" className={css['button']}>
            {common.search}
          </Button>
          <div className={css['count']}>{count}</div>
        </form>
      </StickyBar>
      {search.problem && (
        <p id={problemId} role="alert" className={`wrap ${css['problem']}`}>
          {validationMessages[search.problem]}
        </p>
      )}
    </>
  );
}
