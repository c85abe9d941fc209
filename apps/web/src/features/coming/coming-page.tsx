import { type PageId, pages } from '@utarang/contract';
import { coming, format, pageTitles } from '@utarang/messages';
import { useDocumentTitle } from '../../parts/page/document-title.js';
import { ButtonLink } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';

/** The page in place of one that is planned, which says so plainly. */
export function ComingPage({ page }: { page: PageId }) {
  const title = pageTitles[page];
  useDocumentTitle(title);
  return (
    <div className="wrap">
      <EmptyState
        glyph="準"
        heading="h1"
        title={title}
        action={<ButtonLink to={pages.home}>{coming.toMain}</ButtonLink>}
      >
        {format(coming.body, { page: title })}
      </EmptyState>
    </div>
  );
}
