import { type PageId, pages } from '@utarang/contract';
import { coming, format, pageTitles } from '@utarang/messages';
import { useDocumentTitle } from '../../lib/document-title.js';
import { ButtonLink } from '../../ui/button/button.js';

/** Stands in for a page that comes later, and says so plainly. */
export function ComingPage({ page }: { page: PageId }) {
  const title = pageTitles[page];
  useDocumentTitle(title);
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{format(coming.body, { page: title })}</p>
      <ButtonLink to={pages.home}>{coming.toMain}</ButtonLink>
    </div>
  );
}
