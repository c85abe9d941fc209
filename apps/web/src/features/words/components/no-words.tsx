import type { HomeState } from '@utarang/contract';
import { format, home } from '@utarang/messages';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { otherMode } from '../search-address.js';
import { modeLabel } from './mode-toggle.js';
import css from './no-words.module.css';

/** Nothing found: says so, and offers the other way of searching. */
export const NoWords = ({ search, onSwitch }: { search: HomeState; onSwitch: () => void }) => (
  <div className={css['panel']}>
    <EmptyState
      glyph="無"
      title={home.empty}
      action={
        search.q && (
          <Button look="txt" onClick={onSwitch}>
            {format(home.emptySwitch, { mode: modeLabel[otherMode(search.mode)] })}
          </Button>
        )
      }
    >
      {home.emptyTip}
    </EmptyState>
  </div>
);
