import { a11y } from '@utarang/messages';
import css from './skip-link.module.css';

export const MAIN_ID = 'main';

/** The first tab stop: it skips the navigation. */
export const SkipLink = () => (
  <a
    className={css['skip']}
    href={`#${MAIN_ID}`}
    onClick={(event) => {
      // The address stays as it is: it holds the page's state.
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
  >
    {a11y.skip}
  </a>
);
