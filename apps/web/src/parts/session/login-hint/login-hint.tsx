import { pages } from '@utarang/contract';
import { word as messages } from '@utarang/messages';
import { type ReactNode, useState } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { Hint, useHint } from '../../../ui/hint/hint.js';
import { returnState } from '../origin.js';
import css from './login-hint.module.css';

const GUEST_HINT_MS = 1600; // docs/product/my-words.md#star

type LoginHintProps = {
  durationMs?: number | undefined;
  /** A further sentence. */
  note?: string | false;
  /** The control, which shows the hint when it is pressed. */
  children: (show: () => void) => ReactNode;
};

/**
 * A control that is disabled for a guest: it says that one has to log in, with a link. The hint stays as long as the
 * pointer or the focus is on its link.
 */
export function LoginHint({ durationMs = GUEST_HINT_MS, note, children }: LoginHintProps) {
  const { shown, show } = useHint(durationMs);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => {
    setHeld(false);
    show();
  };
  return (
    <span className={css['place']}>
      <Hint shown={shown || isHeld}>
        <WayToLogIn onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release} />
        {note && <span className={css['note']}>{note}</span>}
      </Hint>
      {children(show)}
    </span>
  );
}

type Watched = Required<Pick<LinkProps, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>>;

/** A component of its own, so that cards are not rendered again at each navigation while no hint is shown. */
const WayToLogIn = (watched: Watched) => (
  <Link to={pages.login} state={returnState(useLocation(), { keeps: true })} {...watched}>
    {messages.loginHint}
  </Link>
);
