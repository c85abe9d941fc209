import { pages } from '@utarang/contract';
import { a11y, common } from '@utarang/messages';
import { Link } from 'react-router';
import { Message } from '../../ui/message/message.js';
import css from './breadcrumb.module.css';

type BreadcrumbProps = {
  /** The lists between the first page and this one. */
  steps: readonly { name: string; to: string }[];
  /** The page itself. */
  here: string;
};

/** The breadcrumb: the way from the first page to this one. */
export const Breadcrumb = ({ steps, here }: BreadcrumbProps) => (
  <nav aria-label={a11y.breadcrumb} className={css['way']}>
    <ol className={css['steps']}>
      {[{ name: common.home, to: pages.home }, ...steps].map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
      <li aria-current="page" className={css['here']}>
        <Message>{here}</Message>
      </li>
    </ol>
  </nav>
);
