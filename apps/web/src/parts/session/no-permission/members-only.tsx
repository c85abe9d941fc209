import { pages } from '@utarang/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../../page/document-title.js';
import { useViewer } from '../use-viewer.js';
import { mustChangePassword } from '../viewer.js';
import { NoPermission } from './no-permission.js';

/** A page that members alone see; `title` is its name (docs/product/pages.md#no-permission). */
export function MembersOnly({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  const viewer = useViewer();
  if (mustChangePassword(viewer)) return <Navigate to={pages.changePassword} replace />;
  return viewer.role === 'ANONYMOUS' ? <NoPermission page={title} /> : children;
}
