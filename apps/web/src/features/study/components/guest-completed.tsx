import { pages } from '@utarang/contract';
import { returnsAfterDays } from '@utarang/domain/study';
import { done, format, guest } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import { WhyJoin } from '../../../parts/guest/why-join.js';
import { SampleWord } from '../../../parts/today/sample-word.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import css from './saved-page.module.css';
import { SavedTabs } from './saved-tabs.js';

/**
 * The page of completed words for a guest, who has none: it explains them (docs/product/my-words.md#completed-words).
 */
export const GuestCompleted = () => (
  <>
    <div className={cx('wrap', css['head'])}>
      <h1 tabIndex={-1}>{done.title}</h1>
      <SavedTabs current={pages.completedWords} />
    </div>
    <div className={cx('wrap', css['body'])}>
      <div className={css['panel']}>
        <EmptyState
          glyph="空"
          title={guest.doneTitle}
          action={<ButtonLink to={pages.myWords}>{done.emptyGo}</ButtonLink>}
        >
          {format(guest.doneTip, { n: returnsAfterDays })}
        </EmptyState>
        <WhyJoin />
      </div>
      <SampleWord />
    </div>
  </>
);
