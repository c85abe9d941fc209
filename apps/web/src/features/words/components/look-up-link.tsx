import { pages } from '@utarang/contract';
import { home } from '@utarang/messages';
import { TextSelect } from 'lucide-react';
import { ButtonLink, type ButtonVariant } from '../../../ui/button/button.js';

/**
 * A link that takes a sentence to the page that reads it word by word; in the fragment no server sees it
 * (docs/product/lookup.md).
 */
export const LookUpLink = ({ text, variant }: { text: string; variant: ButtonVariant }) => (
  <ButtonLink variant={variant} to={`${pages.lookup}#${encodeURIComponent(text)}`}>
    <TextSelect size={18} aria-hidden="true" />
    {home.lookUp}
  </ButtonLink>
);
