import { pages } from '@utarang/contract';
import { noPerm } from '@utarang/messages';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { useViewer } from '../use-viewer.js';
import { MembersOnly } from './members-only.js';

/** A page that only admins see; `title` is its name (docs/product/pages.md#no-permission). */
export const AdminsOnly = ({ title, children }: { title: string; children: ReactNode }) => (
  <MembersOnly title={title}>
    <Admins>{children}</Admins>
  </MembersOnly>
);

function Admins({ children }: { children: ReactNode }) {
  return useViewer().role === 'ROLE_ADMIN' ? children : <NoAdmin />;
}

/** The page for all others in place of a page for admins. */
export function NoAdmin() {
  return (
    <div className="wrap">
      <EmptyState
        glyph="鍵"
        heading="h1"
        title={noPerm.title}
        action={<ButtonLink to={pages.home}>{noPerm.toHome}</ButtonLink>}
      >
        {noPerm.adminsOnly}
      </EmptyState>
    </div>
  );
}
