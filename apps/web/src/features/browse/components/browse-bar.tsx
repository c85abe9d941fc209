import { format, learn } from '@utarang/messages';
import { GraduationCap, Undo2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ListSearch } from '../../../parts/search/list-search.js';
import { LearningButton } from '../../../parts/words/learning/learning-button.js';
import type { LearningMode } from '../../../parts/words/learning/learning-mode.js';
import { Button } from '../../../ui/button/button.js';
import type { BrowseSearch } from '../use-browse-search.js';
import css from './browse-bar.module.css';

type BrowseBarProps = {
  bar: RefObject<HTMLDivElement | null>;
  stuck: boolean;
  /** At the beginning: what chooses the list, or says which one it is. */
  lead: ReactNode;
  label: string;
  search: BrowseSearch;
  mode: LearningMode;
  onMode: () => void;
  /** Begins and ends the learning of the page being read; null where there are no words. */
  onStudy: (() => void) | null;
  /** The number of words that page has. */
  wordsOnPage: number;
};

/** The bar that stays in sight while words are read: which words they are, the search, and how they are learnt. */
export function BrowseBar({ bar, stuck, lead, label, search, mode, onMode, onStudy, wordsOnPage }: BrowseBarProps) {
  const { study } = search.address;
  const begin = format(learn.studyPage, { n: wordsOnPage });
  const [text, short, Icon] = study
    ? ([learn.studyEnd, learn.studyEndShort, Undo2] as const)
    : ([begin, learn.studyShort, GraduationCap] as const);
  return (
    <ListSearch
      bar={bar}
      stuck={stuck}
      search={search}
      label={label}
      className={css['bar']}
      boxClassName={css['box']}
      before={<div className={css['lead']}>{lead}</div>}
      after={
        <>
          {onStudy && (
            <Button variant="soft" className={css['study']} title={text} onClick={onStudy}>
              <Icon size={18} />
              <span className={css['full']}>{text}</span>
              <span className={css['short']} aria-hidden="true">
                {short}
              </span>
            </Button>
          )}
          <LearningButton mode={mode} onPress={onMode} className={css['mode']} />
        </>
      }
    />
  );
}
