import type { ReactNode } from 'react';
import { ListSearch } from '../../../parts/search/list-search.js';
import { LearningButton } from '../../../parts/words/learning/learning-button.js';
import type { SavedListState } from '../use-saved-list.js';
import css from './quick-bar.module.css';
import { WordCount } from './word-count.js';

type QuickBarProps = {
  list: SavedListState;
  /** The name of what the box searches. */
  label: string;
  /** The main action, where there is room for it. */
  action?: ReactNode;
};

/** The sticky bar of saved words: learning mode, search, count and the main action. */
export function QuickBar({ list, label, action }: QuickBarProps) {
  const { bar, stuck, mode, cycleMode, search, words } = list;
  return (
    <ListSearch
      bar={bar}
      stuck={stuck}
      search={search}
      label={label}
      className={css['bar']}
      boxClassName={css['box']}
      before={<LearningButton mode={mode} onPress={cycleMode} className={css['mode']} />}
      after={
        <>
          <WordCount n={words.shown?.length ?? null} q={search.q} />
          {action && <div className={css['action']}>{action}</div>}
        </>
      }
    />
  );
}
