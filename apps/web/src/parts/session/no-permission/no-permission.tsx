import { pages } from '@utarang/contract';
import { auth, noPerm } from '@utarang/messages';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { useDocumentTitle } from '../../page/document-title.js';
import { returnState } from '../origin.js';

/**
 * The page in place of one that the viewer may not see (docs/product/pages.md#no-permission). A log-in leads to that
 * one. `page` is its name, for the browser's tab.
 */
export function NoPermission({ page }: { page: string }) {
  useDocumentTitle(page);
  return (
    <div className="wrap">
      <EmptyState
        glyph="鍵"
        heading="h1"
        title={auth.required}
        action={
          <ButtonLink to={pages.login} state={returnState(useLocation())}>
            {noPerm.toLogin}
          </ButtonLink>
        }
      >
        {auth.loginView}
      </EmptyState>
    </div>
  );
}
