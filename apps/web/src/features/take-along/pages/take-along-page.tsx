import { bringAlong, pageTitles } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { BringAlong } from '../components/bring-along.js';
import { OwnWords } from '../components/own-words.js';
import css from '../components/take-along-page.module.css';
import { TakeOut } from '../components/take-out.js';

/** The page that exports and imports words as files, and lists own words (docs/product/take-along.md). */
export const TakeAlongPage = () => (
  <MembersOnly title={pageTitles.takeAlong}>
    <div className={cx('wrap', css['page'])}>
      <div>
        <h1 tabIndex={-1}>{pageTitles.takeAlong}</h1>
        <p className={css['lead']}>{bringAlong.lead}</p>
      </div>
      <div className={css['columns']}>
        <TakeOut />
        <BringAlong />
        <OwnWords />
      </div>
    </div>
  </MembersOnly>
);
