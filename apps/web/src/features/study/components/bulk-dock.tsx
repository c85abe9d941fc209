import { format, my } from '@utarang/messages';
import type { ReactNode } from 'react';
import css from './bulk-dock.module.css';

/** On phones: what can be done with the chosen words, at the lower edge of the screen as long as there are some. */
export const BulkDock = ({ chosen, children }: { chosen: number; children: ReactNode }) =>
  chosen === 0 ? null : (
    <section className={css['dock']} aria-label={my.selectedTools}>
      <b>{format(my.selectedCount, { n: chosen })}</b>
      <div className={css['actions']}>{children}</div>
    </section>
  );
