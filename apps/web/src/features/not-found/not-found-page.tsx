import { pages } from '@utarang/contract';
import { notFound } from '@utarang/messages';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../parts/page/document-title.js';
import { ButtonLink } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';

const { artists, songs, kanjiList, particles, endings, myLyrics } = pages;
const lists = [artists, songs, kanjiList, particles, endings, myLyrics];

/** The page for an unknown address. An address below a list links to that list. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const list = lists.find((path) => pathname.startsWith(`${path}/`));
  useDocumentTitle(notFound.title);
  return (
    <div className="wrap">
      <EmptyState
        glyph="迷"
        heading="h1"
        title={notFound.title}
        action={<ButtonLink to={list ?? pages.home}>{list ? notFound.toList : notFound.toMain}</ButtonLink>}
      >
        {notFound.body}
      </EmptyState>
    </div>
  );
}
