import { pages } from '@utarang/contract';
import { notFound } from '@utarang/messages';
import { useDocumentTitle } from '../../lib/document-title.js';
import { ButtonLink } from '../../ui/button/button.js';

export function NotFoundPage() {
  useDocumentTitle(notFound.title);
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>{notFound.title}</h1>
      <p>{notFound.body}</p>
      <ButtonLink to={pages.home}>{notFound.toMain}</ButtonLink>
    </div>
  );
}
