import { learn, validationMessages } from '@utarang/messages';
import { GraduationCap, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { announce } from '../../../lib/announce.js';
import { Button } from '../../../ui/button/button.js';
import { LearningButton } from '../../../ui/learning/learning-button.js';
import type { LearningMode } from '../../../ui/learning/learning-mode.js';
import { SearchBox } from '../../../ui/search-box/search-box.js';
import { StickySearch } from '../../../ui/sticky-bar/sticky-search.js';
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
  /** Begins and ends the learning of the page being read; not there where there are no words. */
  onStudy: (() => void) | null;
};

/** What stays in sight while words are read: which they are, the search, and how they are learnt. */
export function BrowseBar({ bar, stuck, lead, label, search, mode, onMode, onStudy }: BrowseBarProps) {
  const box = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const problem = search.problem && validationMessages[search.problem];
  const { study } = search.address;
  const [text, Icon] = study ? ([learn.studyEnd, Undo2] as const) : ([learn.studyPage, GraduationCap] as const);
  return (
    <StickySearch
      bar={bar}
      stuck={stuck}
      className={css['bar']}
      box={box}
      onSubmit={() => (problem ? announce(problem) : search.submit())}
      problem={problem}
      problemId={problemId}
    >
      <div className={css['lead']}>{lead}</div>
      <div className={css['box']}>
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
      {onStudy && (
        <Button look="soft" className={css['study']} title={text} onClick={onStudy}>
          <Icon size={18} />
          <span>{text}</span>
        </Button>
      )}
      <LearningButton mode={mode} onPress={onMode} className={css['mode']} />
    </StickySearch>
  );
}
