import { pages } from '@utarang/contract';
import { nav, start } from '@utarang/messages';
import { here } from '../../../../lib/here.js';
import { ButtonLink } from '../../../../ui/button/button.js';
import css from './guest-strip.module.css';

/** Shown to guests instead of a member's day: what an account is for, with links to log in and to sign up. */
export const GuestStrip = () => (
  <section aria-label={start.guestLabel} className={css['strip']}>
    <p>
      <b>{start.guest}</b>
      <span>{start.guestMore}</span>
    </p>
    <div>
      <ButtonLink look="sec" to={pages.login} state={{ from: here() }}>
        {nav.login}
      </ButtonLink>
      <ButtonLink to={pages.signup}>{nav.signup}</ButtonLink>
    </div>
  </section>
);
