import { pages, type Viewer } from '@utarang/contract';
import { format, login, nav } from '@utarang/messages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '../../../lib/hydration.js';
import { moveAtOnce } from '../../../parts/guest/move-at-once.js';
import { LoginForm } from '../../../parts/session/login-form.js';
import { keepsFrom, returnState, usernameFrom } from '../../../parts/session/origin.js';
import { refusal } from '../../../parts/session/refusals.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { mustChangePassword } from '../../../parts/session/viewer.js';
import { DONE_MS } from '../../../ui/toast/times.js';
import { toast } from '../../../ui/toast/toasts.js';
import { AccountCard } from '../components/account-card.js';
import { FindIdDialog } from '../components/find-id-dialog.js';
import { ResetDialog } from '../components/reset-dialog.js';
import { ReturnThere } from '../components/return-there.js';
import links from '../components/text-links.module.css';

function greet(viewer: Viewer): void {
  if (viewer.role !== 'ANONYMOUS') toast({ text: format(nav.loggedIn, { name: viewer.name }), durationMs: DONE_MS });
}

/**
 * The log-in page. Logging in leads back to the page before; so does being logged in already, here or in another tab.
 */
export function LoginPage() {
  const viewer = useViewer();
  const location = useLocation();
  const [dialog, setDialog] = useState<'id' | 'password' | null>(null);
  const [found, setFound] = useState<string>();
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (mustChangePassword(viewer)) refusal.set({ code: 'must_change_password', loud: true });
  }, [viewer]);

  // The first empty field gets the focus; where the user has begun to type before hydration, it stays there.
  const wasServed = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (wasServed.current && document.activeElement !== document.body) return;
    password.current?.form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);

  // A username that was found is already in its field: only the password is left to type.
  useLayoutEffect(() => {
    if (dialog === null && found !== undefined) password.current?.focus();
  }, [dialog, found]);

  const onDone = (now: Viewer) => {
    moveAtOnce.note(keepsFrom(location));
    greet(now);
  };

  if (viewer.role !== 'ANONYMOUS') return <ReturnThere />;
  return (
    <AccountCard title={login.title}>
      <LoginForm key={found} username={found ?? usernameFrom(location)} onDone={onDone} passwordRef={password} />
      <p className={links['links']}>
        <button type="button" onClick={() => setDialog('id')}>
          {login.findId}
        </button>
        <button type="button" onClick={() => setDialog('password')}>
          {login.resetPw}
        </button>
        <Link to={pages.signup} state={returnState(location)}>
          {login.toSignup}
        </Link>
      </p>
      {dialog === 'id' && <FindIdDialog onClose={() => setDialog(null)} onFound={setFound} />}
      {dialog === 'password' && <ResetDialog onClose={() => setDialog(null)} />}
    </AccountCard>
  );
}
