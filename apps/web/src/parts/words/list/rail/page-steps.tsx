import { list } from '@utarang/messages';
import { ButtonLink } from '../../../../ui/button/button.js';
import css from './page-steps.module.css';

type PageStepsProps = { page: number; last: number; hrefOf: (page: number) => string };

/** Links to the pages before and after the current one: without a script the list does not grow. */
export const PageSteps = ({ page, last, hrefOf }: PageStepsProps) => (
  <nav aria-label={list.pageRail} className={css['steps']}>
    {page > 1 && (
      <ButtonLink variant="sec" to={hrefOf(page - 1)} rel="prev">
        {list.prevPage}
      </ButtonLink>
    )}
    {page < last && (
      <ButtonLink variant="sec" to={hrefOf(page + 1)} rel="next">
        {list.nextPage}
      </ButtonLink>
    )}
  </nav>
);
