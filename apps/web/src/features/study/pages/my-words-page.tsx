import { my } from '@utarang/messages';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { GuestWords } from '../components/guest-words.js';
import { MyWords } from '../components/my-words.js';

/**
 * The page of the words that a member is learning, or of those that a guest put aside
 * (docs/product/my-words.md#my-words).
 */
export const MyWordsPage = () => (
  <MembersOnly title={my.title} guest={<GuestWords />}>
    <MyWords />
  </MembersOnly>
);
