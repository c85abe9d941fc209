import { pages, type Site } from '@utarang/contract';
import { app, footer, pageTitles } from '@utarang/messages';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import css from './footer.module.css';

/** Who we are and how to reach us; what the operator has not set is left out. */
export const Footer = ({ site: { contactEmail, openChatUrl } }: { site: Site }) => (
  <footer className={css['footer']}>
    <div className={`wrap ${css['row']}`}>
      <p className={css['name']}>
        <strong>{app.name}</strong> <span>{app.tagline}</span>
      </p>
      <nav aria-label={footer.label} className={css['links']}>
        {contactEmail && <a href={`mailto:${contactEmail}`}>{footer.email}</a>}
        {openChatUrl && (
          <a href={openChatUrl} target="_blank" rel="noopener noreferrer">
            {footer.openChat}
            <ExternalLink size={14} />
            <span className="sr">{footer.newWindow}</span>
          </a>
        )}
        <Link to={pages.about}>{footer.about}</Link>
        <Link to={pages.privacy}>{pageTitles.privacy}</Link>
        <Link to={pages.terms}>{pageTitles.terms}</Link>
      </nav>
    </div>
  </footer>
);
