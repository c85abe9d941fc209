import { ButtonLink } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { useDocumentTitle } from '../page/document-title.js';

type MissingPageProps = {
  title: string;
  text: string;
  /** The way out: its address and its name. */
  to: string;
  action: string;
};

/** The page in the place of one that does not exist: taken out, or a mistyped address. */
export function MissingPage({ title, text, to, action }: MissingPageProps) {
  useDocumentTitle(title);
  return (
    <EmptyState glyph="無" heading="h1" title={title} action={<ButtonLink to={to}>{action}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}
