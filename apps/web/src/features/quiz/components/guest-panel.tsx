import { pages } from '@utarang/contract';
import { nav, sent } from '@utarang/messages';
import { Layers, ListChecks, TrendingUp, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { returnState } from '../../../parts/session/origin.js';
import { ButtonLink } from '../../../ui/button/button.js';
import css from './guest-panel.module.css';

const benefits = [
  [TrendingUp, sent['guest.b1']],
  [ListChecks, sent['guest.b2']],
  [Layers, sent['guest.b3']],
] as const;

/** The notice of what a guest who answered right misses, with links to log in and to sign up, which lead back here. */
export function GuestPanel() {
  const id = useId();
  const state = returnState(useLocation());
  return (
    <aside className={css['panel']} aria-labelledby={id}>
      <div className={css['head']}>
        <span className={css['disc']}>
          <UserRound size={28} />
        </span>
        <div>
          <h2 id={id}>{sent['guest.title']}</h2>
          <p>{sent['guest.body']}</p>
        </div>
      </div>
      <div className={css['bubble']}>
        <p>{sent['guest.list']}</p>
        <ul>
          {benefits.map(([Icon, text]) => (
            <li key={text}>
              <Icon size={20} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={css['ways']}>
        <ButtonLink variant="sec" to={pages.login} state={state}>
          {nav.login}
        </ButtonLink>
        <ButtonLink to={pages.signup} state={state}>
          {sent['guest.signup']}
        </ButtonLink>
      </div>
    </aside>
  );
}
