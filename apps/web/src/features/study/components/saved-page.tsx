import { PAGE_SIZE } from '@utarang/contract';
import { common } from '@utarang/messages';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { LearningProvider } from '../../../parts/words/learning/learning-context.js';
import { ListSkeleton } from '../../../parts/words/list/list-skeleton.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import type { SavedListState } from '../use-saved-list.js';
import { ListToolbar } from './list-toolbar.js';
import { QuickBar } from './quick-bar.js';
import css from './saved-page.module.css';
import { SavedTabs } from './saved-tabs.js';
import { SavedWordsList } from './saved-words-list.js';

const SKELETONS = 12; // docs/product/my-words.md#completed-words

type SavedPageProps = Pick<ComponentProps<typeof SavedWordsList>, 'card' | 'days' | 'end'> & {
  list: SavedListState;
  /** Its own address. */
  path: string;
  title: string;
  intro: ReactNode;
  /** The link that takes the words along; shown where there are some. */
  takeAlong?: ReactNode;
  /** The name of what the box searches. */
  label: string;
  /** The main action of the bar. */
  action?: ReactNode;
  /** The actions on the chosen words. */
  chosenActions?: ReactNode;
  /** The content in place of the toolbar, for a list in which nothing is chosen. */
  tools?: ReactNode;
  loadFail: string;
  /** The content in place of a list without words. */
  empty: ReactNode;
  /** The content below it: a word to begin with. */
  sample?: ReactNode;
  /** The dock, and the dialog that confirms deleting. */
  children: ReactNode;
};

/** A page of saved words: its head, the bar, and the list with its toolbar or the content in its place. */
export function SavedPage(props: SavedPageProps) {
  const { list, path, title, intro, takeAlong, label, action, chosenActions, tools, loadFail, ...rest } = props;
  const { empty, sample, children, ...cards } = rest;
  const { name, mode, words, search, choice } = list;
  const { shown, total, error, retry } = words;
  const isEmpty = shown !== undefined && total === 0;
  return (
    <LearningProvider value={{ page: name, mode, eyes: true }}>
      <div ref={list.above} className={cx('wrap', css['head'])}>
        <h1 tabIndex={-1}>{title}</h1>
        <SavedTabs current={path}>{!isEmpty && takeAlong}</SavedTabs>
        {intro}
      </div>
      {!isEmpty && <QuickBar list={list} label={label} action={action} />}
      <div className={cx('wrap', css['body'])}>
        {error ? (
          <ErrorPanel text={loadFail} detail={errorText(error)} onRetry={retry} />
        ) : !shown ? (
          <ListSkeleton label={common.loading} cards={SKELETONS} rows />
        ) : isEmpty ? (
          <>
            <div className={css['panel']}>{empty}</div>
            {sample}
          </>
        ) : (
          <>
            {tools ?? (
              <ListToolbar
                chosen={choice.ids.length}
                choosable={choice.choosable}
                onChooseAll={choice.chooseAll}
                actions={chosenActions}
                sort={search.address.sort}
                onSort={search.sortBy}
                paged={shown.length > PAGE_SIZE}
              />
            )}
            <SavedWordsList name={name} words={shown} search={search} start={list.start} {...cards} />
            {children}
          </>
        )}
      </div>
    </LearningProvider>
  );
}
