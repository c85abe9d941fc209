import { pages } from '@utarang/contract';
import { notFound } from '@utarang/messages';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../parts/page/document-title.js';
import { ButtonLink } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';

/** An address that is no page of ours. One below the artists leads to their list. */
export function NotFoundPage() {
  const isArtist = useLocation().pathname.startsWith(`${pages.artists}/`);
  useDocumentTitle(notFound.title);
  return (
    <div className="wrap">
      <EmptyState
        glyph="迷"
        heading="h1"
        title={notFound.title}
        action={
          <ButtonLink to={isArtist ? pages.artists : pages.home}>
            {isArtist ? notFound.toArtists : notFound.toMain}
          </ButtonLink>
        }
      >
        {notFound.body}
      </EmptyState>
    </div>
  );
}
