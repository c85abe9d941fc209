import { pages, type Word } from '@utarang/contract';
import { wordPoints } from '@utarang/domain/study';
import { format, nav, test } from '@utarang/messages';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../ui/button/button.js';
import { returnState } from '../../../session/origin.js';
import css from './results.module.css';

/**
 * The notice of what an account would have kept of the words that a guest passed, and the ways to one, which lead back
 * here.
 */
export function GuestGain({ words }: { words: readonly Word[] }) {
  const state = returnState(useLocation());
  const n = words.reduce((sum, { level }) => sum + wordPoints(level), 0);
  return (
    <>
      <p className={css['note']}>
        {test.guestNote}
        <br />
        {words.length === 1 ? format(test.guestKept, { n }) : format(test.guestKeptAll, { words: words.length, n })}
      </p>
      <p className={css['ways']}>
        <ButtonLink variant="txt" to={pages.login} state={state}>
          {nav.login}
        </ButtonLink>
        <ButtonLink variant="txt" to={pages.signup} state={state}>
          {nav.signup}
        </ButtonLink>
      </p>
    </>
  );
}
