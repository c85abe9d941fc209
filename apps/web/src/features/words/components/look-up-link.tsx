import { pages } from '@utarang/contract';
import { home } from '@utarang/messages';
import { TextSelect } from 'lucide-react';
import { ButtonLink, type ButtonVariant } from '../../../ui/button/button.js';

/** Leads a sentence to the page that reads it word by word; behind the `#` no server hears of it (docs/product/lookup.md). */
export const LookUpLink = ({ text, variant }: { text: string; variant: ButtonVariant }) => (
  <ButtonLink variant={variant} to={`${pages.lookup}#${encodeURIComponent(text)}`}>
    <TextSelect size={18} aria-hidden="true" />
    {home.lookUp}
  </ButtonLink>
);
