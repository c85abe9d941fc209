import { pages } from '@utarang/contract';
import { wordPage } from '@utarang/messages';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';

/** No such word: deleted, or a mistyped address. */
export function WordMissing() {
  useDocumentTitle(wordPage.notFound);
  return (
    <EmptyState
      glyph="無"
      heading="h1"
      title={wordPage.notFound}
      action={<ButtonLink to={pages.home}>{wordPage.toSearch}</ButtonLink>}
    >
      {wordPage.pageMissing}
    </EmptyState>
  );
}
