import { profile } from '@utarang/messages';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyOr } from '../../../lib/lazy-part.js';
import { Button } from '../../../ui/button/button.js';
import { Panel } from '../../../ui/panel/panel.js';
import { LoadFailureDialog } from '../../../ui/toast/load-failure-dialog.js';
import { EXPORT } from '../api.js';
import css from './own-data-card.module.css';

const DeleteDialog = lazyOr(async () => (await import('./delete-dialog.js')).DeleteDialog, LoadFailureDialog);

/** The card with the download of the member's data and the deletion of the account. */
export function OwnDataCard() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel title={profile['data.title']}>
      <p className={css['lead']}>{profile['data.body']}</p>
      <div className={css['actions']}>
        <a href={EXPORT} download="utarang.json" className={css['export']}>
          <Download size={18} />
          {profile['data.export']}
        </a>
        <Button variant="sec" className={css['delete']} onClick={() => setDeleting(true)}>
          {profile['delete.start']}
        </Button>
      </div>
      {deleting && (
        <Suspense>
          <DeleteDialog onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
