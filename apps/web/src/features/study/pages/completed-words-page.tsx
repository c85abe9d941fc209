import { done } from '@utarang/messages';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { CompletedWords } from '../components/completed-words.js';
import { GuestCompleted } from '../components/guest-completed.js';

/** The page of a member's completed words (docs/product/my-words.md#completed-words). */
export const CompletedWordsPage = () => (
  <MembersOnly title={done.title} guest={<GuestCompleted />}>
    <CompletedWords />
  </MembersOnly>
);
