import { pages } from '@utarang/contract';
import { guest, nav } from '@utarang/messages';
import { Check } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { returnState } from '../session/origin.js';
import css from './why-join.module.css';

/** A notice of what an account stores, with links to log in and to sign up; both lead back here. */
export function WhyJoin() {
  const state = returnState(useLocation());
  return (
    <section className={css['why']} aria-label={guest.why}>
      <h2>{guest.why}</h2>
      <ul>
        {[guest.whyKept, guest.whyPoints, guest.whyBack].map((text) => (
          <li key={text}>
            <Check size={18} />
            {text}
          </li>
        ))}
      </ul>
      <p>
        <Link to={pages.signup} state={state} data-main="">
          {nav.signup}
        </Link>
        <Link to={pages.login} state={state}>
          {nav.login}
        </Link>
      </p>
    </section>
  );
}
