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
  /** The content at the beginning: what chooses the list, or names it. */
  lead: ReactNode;
  label: string;
  search: BrowseSearch;
  mode: LearningMode;
  onMode: () => void;
  /** Starts and ends the study of the current page; null where there are no words. */
  onStudy: (() => void) | null;
  /** The number of words on the current page. */
  wordsOnPage: number;
};

/** The sticky bar of a browsing page: the name of the list, the search, and the controls of the study. */
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
