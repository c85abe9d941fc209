import { pages } from '@utarang/contract';
import { app } from '@utarang/messages';
import { Link } from 'react-router';
import css from './logo.module.css';

export const Logo = ({ onClick }: { onClick?: () => void }) => (
  <Link to={pages.home} className={css['logo']} onClick={onClick}>
    <span className={css['mark']} lang="ja" aria-hidden="true">
      う
    </span>
    {app.name}
  </Link>
);
