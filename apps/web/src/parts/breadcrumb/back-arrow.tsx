import { common } from '@utarang/messages';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAlive } from '../../lib/drawn.js';
import css from './back-arrow.module.css';

/** Back to where the reader came from, as it was; for those who came by a link, to the list at `to`. */
export function BackArrow({ to }: { to: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // The history is the browser's: the server knows nothing of a page before this one.
  const from: unknown = useAlive() ? state?.from : null;
  const cameFrom = typeof from === 'string' && from !== '' ? from : null;
  return (
    <Link
      to={cameFrom ?? to}
      aria-label={common.back}
      className={css['back']}
      onClick={(event) => {
        if (cameFrom === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeft size={20} />
    </Link>
  );
}
