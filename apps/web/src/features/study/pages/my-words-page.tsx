import { pages } from '@utarang/contract';
import { my } from '@utarang/messages';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { NoPermission } from '../../../parts/session/no-permission/no-permission.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { mustChangePassword } from '../../../parts/session/viewer.js';
import { MyWords } from '../components/my-words.js';

/** The words that a member is learning (docs/product/my-words.md#my-words). */
export function MyWordsPage() {
  useDocumentTitle(my.title);
  const viewer = useViewer();
  if (mustChangePassword(viewer)) return <Navigate to={pages.changePassword} replace />;
  return viewer.role === 'ANONYMOUS' ? <NoPermission page={my.title} /> : <MyWords />;
}
