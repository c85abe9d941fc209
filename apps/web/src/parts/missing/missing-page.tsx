import { ButtonLink } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { useDocumentTitle } from '../page/document-title.js';

type MissingPageProps = {
  title: string;
  text: string;
  /** The link out: its address, and `action` as its label. */
  to: string;
  action: string;
};

/** The page in place of one that does not exist: it was removed, or the address is mistyped. */
export function MissingPage({ title, text, to, action }: MissingPageProps) {
  useDocumentTitle(title);
  return (
    <EmptyState glyph="無" heading="h1" title={title} action={<ButtonLink to={to}>{action}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}
