import { common } from '@utarang/messages';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { type Learning, LearningProvider } from '../../../ui/learning/learning-context.js';
import { ListSkeleton } from '../../../ui/word-list/list-skeleton.js';
import type { useSavedWords } from '../use-saved-words.js';
import css from './saved-page.module.css';

const SKELETONS = 12; // spec section 9: skeleton cards of the completed list

type SavedPageProps = {
  title: string;
  /** What is above the bar that sticks. */
  above: Ref<HTMLDivElement>;
  intro: ReactNode;
  bar: ReactNode;
  learning: Omit<Learning, 'eyes'>;
  words: ReturnType<typeof useSavedWords>;
  loadFail: string;
  /** In the place of a list without any word. */
  empty: ReactNode;
  children: ReactNode;
};

/** A page of saved words: its head, and the list or what is there instead of it. */
export function SavedPage({ title, above, intro, bar, learning, words, loadFail, empty, children }: SavedPageProps) {
  const { shown, total, error, retry } = words;
  const isEmpty = shown !== undefined && total === 0;
  return (
    <LearningProvider value={{ ...learning, eyes: true }}>
      <div ref={above} className={cx('wrap', css['head'])}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro}
      </div>
      {!isEmpty && bar}
      <div className={cx('wrap', css['body'])}>
        {error ? (
          <ErrorPanel text={loadFail} detail={errorText(error)} onRetry={retry} />
        ) : !shown ? (
          <ListSkeleton label={common.loading} cards={SKELETONS} rows />
        ) : isEmpty ? (
          <div className={css['panel']}>{empty}</div>
        ) : (
          children
        )}
      </div>
    </LearningProvider>
  );
}
