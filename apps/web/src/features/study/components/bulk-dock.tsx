import { format, my } from '@utarang/messages';
import { type ReactNode, useLayoutEffect } from 'react';
import { useMediaQuery } from '../../../lib/media-query.js';
import css from './bulk-dock.module.css';

const PHONE = '(max-width: 639px)'; // docs/product/my-words.md#choosing; the toolbar's style sheet has the same

/** On phones: what can be done with the chosen words, at the lower edge of the screen as long as there are some. */
export const BulkDock = ({ chosen, children }: { chosen: number; children: ReactNode }) =>
  useMediaQuery(PHONE) && chosen > 0 ? <Dock chosen={chosen}>{children}</Dock> : null;

function Dock({ chosen, children }: { chosen: number; children: ReactNode }) {
  // What comes last on the page, and what is said at its lower edge, stays above it.
  useLayoutEffect(() => {
    document.documentElement.classList.add(css['docked']!);
    return () => document.documentElement.classList.remove(css['docked']!);
  }, []);
  return (
    <section className={css['dock']} aria-label={my.selectedTools}>
      <b>{format(my.selectedCount, { n: chosen })}</b>
      <div className={css['actions']}>{children}</div>
    </section>
  );
}
