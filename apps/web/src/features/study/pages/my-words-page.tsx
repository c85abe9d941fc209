import { my } from '@utarang/messages';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { MyWords } from '../components/my-words.js';

/** The words that a member is learning (docs/product/my-words.md#my-words). */
export const MyWordsPage = () => (
  <MembersOnly title={my.title}>
    <MyWords />
  </MembersOnly>
);
