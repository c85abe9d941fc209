import { pages } from '@utarang/contract';
import { auth, common, login, tempPw } from '@utarang/messages';
import { useLocation, useNavigate } from 'react-router';
import { returnState } from '../parts/session/origin.js';
import type { Refusal } from '../parts/session/refusals.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { SessionEndedDialog } from './session-ended-dialog.js';

type RefusalDialogProps = Pick<Refusal, 'code' | 'kept'> & { onClose: () => void };

/** Says why a call was refused and links to what helps. */
export function RefusalDialog({ code, kept = false, onClose }: RefusalDialogProps) {
  switch (code) {
    case 'login_required':
      return <LoginDialog kept={kept} onClose={onClose} />;
    case 'session_ended':
      return <SessionEndedDialog onClose={onClose} />;
    case 'must_change_password':
      return <TemporaryDialog onClose={onClose} />;
  }
}

function LoginDialog({ kept, onClose }: { kept: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const location = useLocation();
  const toLogin = () => {
    onClose();
    navigate(pages.login, { state: returnState(location, { keeps: kept }) });
  };
  return (
    <Dialog
      title={auth.required}
      onClose={onClose}
      actions={
        <>
          <Button variant="sec" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button data-autofocus="" onClick={toLogin}>
            {login.submit}
          </Button>
        </>
      }
    >
      {auth.requiredBody}
      {kept && ` ${auth.kept}`}
    </Dialog>
  );
}

/**
 * The only way on from a temporary password is to set a new one; closing leads there, too
 * (docs/product/accounts.md#temporary-password).
 */
function TemporaryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, ...location } = useLocation();
  const toChange = () => {
    onClose();
    if (pathname !== pages.changePassword) {
      navigate(pages.changePassword, {
        replace: pathname === pages.login,
        state: returnState({ pathname, ...location }),
      });
    }
  };
  return (
    <Dialog
      title={tempPw.title}
      onClose={toChange}
      actions={
        <Button data-autofocus="" onClick={toChange}>
          {login.tempPwGo}
        </Button>
      }
    >
      {login.tempPw}
    </Dialog>
  );
}
