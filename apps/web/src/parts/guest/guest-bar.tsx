import { pages } from '@utarang/contract';
import { guest, nav } from '@utarang/messages';
import { Smartphone } from 'lucide-react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/hydration.js';
import { ButtonLink } from '../../ui/button/button.js';
import { returnState } from '../session/origin.js';
import css from './guest-bar.module.css';

/**
 * True in Safari, and in every browser of iOS, which has its engine: after a week in which nobody opens the page it
 * deletes what the page stores.
 */
const isApple = (): boolean => navigator.vendor.startsWith('Apple');

/** Says that something is stored on this device alone, with links to log in and to sign up; both lead back here. */
export function GuestBar({ text }: { text: string }) {
  const state = returnState(useLocation(), { keeps: true });
  const isDeleted = useHydrated() && isApple();
  return (
    <section className={css['bar']} aria-label={guest.barTitle}>
      <span className={css['icon']}>
        <Smartphone size={22} />
      </span>
      <p>
        <b>{guest.barTitle}</b>
        <span>{text}</span>
        {isDeleted && <span>{guest.barWeek}</span>}
      </p>
      <div className={css['ways']}>
        <ButtonLink variant="sec" to={pages.login} state={state}>
          {nav.login}
        </ButtonLink>
        <ButtonLink to={pages.signup} state={state}>
          {guest.barGo}
        </ButtonLink>
      </div>
    </section>
  );
}
