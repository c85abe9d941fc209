import { pages } from '@utarang/contract';
import { common, wordPage } from '@utarang/messages';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAlive } from '../../../lib/drawn.js';
import css from './back-link.module.css';

/** Back to the list the reader came from, as it was; for those who came by a link, the way to the search. */
export function BackLink() {
  const navigate = useNavigate();
  const { state } = useLocation();
  // The history is the browser's: the server knows nothing of a list before this page.
  const from: unknown = useAlive() ? state?.from : null;
  const cameFromList = typeof from === 'string';
  const label = !cameFromList ? wordPage.toSearch : from.split('?')[0] === pages.home ? wordPage.back : common.back;
  return (
    <Link
      to={cameFromList ? from : pages.home}
      className={css['back']}
      onClick={(event) => {
        if (!cameFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeft size={18} />
      {label}
    </Link>
  );
}
