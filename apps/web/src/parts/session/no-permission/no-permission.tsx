import { pages } from '@utarang/contract';
import { noPerm } from '@utarang/messages';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { originOf } from '../origin.js';

type NoPermissionProps = {
  /** The page's name, for the browser's tab. */
  page: string;
  /** Why, where there is more to say. */
  children?: string;
};

/** In place of a page that its visitor may not see (docs/product/pages.md#no-permission). A log-in leads back to it. */
export function NoPermission({ page, children = noPerm.body }: NoPermissionProps) {
  useDocumentTitle(page);
  return (
    <div className="wrap">
      <EmptyState
        glyph="鍵"
        heading="h1"
        title={noPerm.title}
        action={
          <ButtonLink to={pages.login} state={originOf(useLocation())}>
            {noPerm.toLogin}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
