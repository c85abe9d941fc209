import { pages, type Site } from '@utarang/contract';
import { footer, pageTitles } from '@utarang/messages';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';

type SiteLinksProps = {
  site: Site;
  className: string | undefined;
  /** Called when a link is followed. */
  onGo?: () => void;
};

/** The links about and to the operator, for footer and drawer; what the operator has not set is left out. */
export const SiteLinks = ({ site: { contactEmail, openChatUrl }, className, onGo }: SiteLinksProps) => (
  <nav aria-label={footer.label} className={className}>
    {contactEmail && (
      <a href={`mailto:${contactEmail}`} onClick={onGo}>
        {footer.email}
      </a>
    )}
    {openChatUrl && (
      <a href={openChatUrl} target="_blank" rel="noopener noreferrer" onClick={onGo}>
        {footer.openChat}
        <ExternalLink size={14} />
        <span className="sr">{footer.newWindow}</span>
      </a>
    )}
    <Link to={pages.about} onClick={onGo}>
      {footer.about}
    </Link>
    <Link to={pages.privacy} onClick={onGo}>
      {pageTitles.privacy}
    </Link>
    <Link to={pages.terms} onClick={onGo}>
      {pageTitles.terms}
    </Link>
  </nav>
);
