import { pages } from '@utarang/contract';
import { done } from '@utarang/messages';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { NoPermission } from '../../../parts/session/no-permission/no-permission.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { mustChangePassword } from '../../../parts/session/viewer.js';
import { CompletedWords } from '../components/completed-words.js';

/** The words that a member has passed (docs/product/my-words.md#completed-words). */
export function CompletedWordsPage() {
  useDocumentTitle(done.title);
  const viewer = useViewer();
  if (mustChangePassword(viewer)) return <Navigate to={pages.changePassword} replace />;
  if (viewer.role === 'ANONYMOUS') return <NoPermission page={done.title} />;
  return <CompletedWords />;
}
