import { type HomeState, homeModes } from '@utarang/contract';
import { format, home } from '@utarang/messages';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { otherMode } from '../search-address.js';
import { modeLabel } from './mode-toggle.js';
import css from './no-words.module.css';

/** Nothing found: says so, and offers the other way of searching. */
export const NoWords = ({ search, onSwitch }: { search: HomeState; onSwitch: () => void }) => (
  <>
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
    {search.mode === homeModes.meaning && search.q && <Sentences key={search.q} q={search.q} />}
  </>
);

/** Comes after everything else: whoever has no connection, or no script, is not kept from reading what is there. */
function Sentences({ q }: { q: string }) {
  const [Code, setCode] = useState<ComponentType<{ q: string }> | null>(null);
  useEffect(() => {
    const load = async () => (await import('./found-sentences.js')).FoundSentences;
    load().then(
      (loaded) => setCode(() => loaded),
      () => {},
    );
  }, []);
  return Code && <Code q={q} />;
}
