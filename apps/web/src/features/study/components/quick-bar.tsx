import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { ListSearch } from '../../../lib/use-list-search.js';
import { LearningButton } from '../../../ui/learning/learning-button.js';
import type { LearningMode } from '../../../ui/learning/learning-mode.js';
import { SearchBox } from '../../../ui/search-box/search-box.js';
import { useSearchKey } from '../../../ui/search-box/use-search-key.js';
import { StickyBar } from '../../../ui/sticky-bar/sticky-bar.js';
import type { Sort } from '../saved-index.js';
import css from './quick-bar.module.css';

type QuickBarProps = {
  bar: RefObject<HTMLDivElement | null>;
  stuck: boolean;
  mode: LearningMode;
  onMode: () => void;
  search: ListSearch<Sort>;
  /** What the box searches. */
  label: string;
  count: ReactNode;
  /** The main action, where there is room for it. */
  action?: ReactNode;
};

/** Learning mode, search, count and the main action: what stays in sight while saved words are read. */
export function QuickBar({ bar, stuck, mode, onMode, search, label, count, action }: QuickBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useSearchKey(box);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search.submit();
  };
  return (
    <StickyBar bar={bar} stuck={stuck}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we serve */}
      <form role="search" className={css['bar']} onSubmit={onSubmit}>
        <LearningButton mode={mode} onPress={onMode} className={css['mode']} />
        <div className={css['box']}>
          <SearchBox
            box={box}
            label={label}
            placeholder={label}
            text={search.text}
            onType={search.type}
            onClear={search.clear}
          />
        </div>
        {count}
        {action && <div className={css['action']}>{action}</div>}
      </form>
    </StickyBar>
  );
}
