import { pages } from '@utarang/contract';
import { notFound } from '@utarang/messages';
import { useDocumentTitle } from '../../parts/page/document-title.js';
import { ButtonLink } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';

/** An address that is no page of ours. */
export function NotFoundPage() {
  useDocumentTitle(notFound.title);
  return (
    <div className="wrap">
      <EmptyState
        glyph="迷"
        heading="h1"
        title={notFound.title}
        action={<ButtonLink to={pages.home}>{notFound.toMain}</ButtonLink>}
      >
        {notFound.body}
      </EmptyState>
    </div>
  );
}
