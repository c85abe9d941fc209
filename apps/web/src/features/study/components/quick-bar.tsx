import { type ReactNode, useRef } from 'react';
import { LearningButton } from '../../../ui/learning/learning-button.js';
import { SearchBox } from '../../../ui/search-box/search-box.js';
import { StickySearch } from '../../../ui/sticky-bar/sticky-search.js';
import type { SavedListState } from '../use-saved-list.js';
import css from './quick-bar.module.css';
import { WordCount } from './word-count.js';

type QuickBarProps = {
  list: SavedListState;
  /** What the box searches. */
  label: string;
  /** The main action, where there is room for it. */
  action?: ReactNode;
};

/** Learning mode, search, count and the main action: what stays in sight while saved words are read. */
export function QuickBar({ list, label, action }: QuickBarProps) {
  const { bar, stuck, mode, cycleMode, search, words } = list;
  const box = useRef<HTMLInputElement>(null);
  return (
    <StickySearch bar={bar} stuck={stuck} box={box} className={css['bar']} onSubmit={search.submit}>
      <LearningButton mode={mode} onPress={cycleMode} className={css['mode']} />
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
      <WordCount n={words.shown?.length ?? null} q={search.q} />
      {action && <div className={css['action']}>{action}</div>}
    </StickySearch>
  );
}
