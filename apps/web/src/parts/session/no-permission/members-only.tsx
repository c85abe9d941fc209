import { pages } from '@utarang/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../../page/document-title.js';
import { useViewer } from '../use-viewer.js';
import { mustChangePassword } from '../viewer.js';
import { NoPermission } from './no-permission.js';

type MembersOnlyProps = {
  /** The name of the page. */
  title: string;
  /** The content for guests; by default, that they have to log in. */
  guest?: ReactNode;
  children: ReactNode;
};

/** A page that is a member's own (docs/product/pages.md#no-permission). */
export function MembersOnly({ title, guest, children }: MembersOnlyProps) {
  useDocumentTitle(title);
  const viewer = useViewer();
  if (mustChangePassword(viewer)) return <Navigate to={pages.changePassword} replace />;
  if (viewer.role !== 'ANONYMOUS') return children;
  return guest ?? <NoPermission page={title} />;
}
