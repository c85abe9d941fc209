import { useQueryClient } from '@tanstack/react-query';
import type { Viewer } from '@utarang/contract';
import { auth, common } from '@utarang/messages';
import { LoginForm } from '../parts/session/login-form.js';
import { refreshViewer, viewerName } from '../parts/session/viewer.js';
import { closeTest } from '../parts/study/test-session.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import css from './session-ended-dialog.module.css';

/**
 * The log-in over the page after a session has ended: the page below stays as it is and continues afterwards
 * (docs/product/accounts.md#a-session-that-ends).
 */
export function SessionEndedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const username = viewerName(client);
  const onLoggedIn = (viewer: Viewer) => {
    // Another member must not continue the test of this one.
    if (!('username' in viewer) || viewer.username !== username) closeTest();
    void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  const leave = () => {
    onClose();
    // A guest's page merely had an old session cookie, which the answer removes.
    if (username === null) void refreshViewer(client);
  };
  return (
    <Dialog title={auth.ended} onClose={leave} described={false}>
      <p>{auth.endedBody}</p>
      <div className={css['form']}>
        <LoginForm username={username ?? undefined} onDone={onLoggedIn} />
        <Button variant="sec" onClick={leave}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
