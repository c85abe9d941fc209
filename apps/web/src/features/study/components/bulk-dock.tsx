import { format, my } from '@utarang/messages';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '../../../lib/media-query.js';
import css from './bulk-dock.module.css';

const PHONE = '(max-width: 639px)'; // docs/product/my-words.md#choosing; the toolbar's style sheet has the same

/** The bar at the lower edge of phones with the actions on the chosen words. */
export const BulkDock = ({ chosen, children }: { chosen: number; children: ReactNode }) =>
  useMediaQuery(PHONE) && chosen > 0 ? <Dock chosen={chosen}>{children}</Dock> : null;

function Dock({ chosen, children }: { chosen: number; children: ReactNode }) {
  const dock = useRef<HTMLElement>(null);
  // The page gets the height of the dock, so that its end and its toasts stay above, however large the text is.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--dock-height', `${dock.current?.clientHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (dock.current) observer.observe(dock.current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return (
    <section ref={dock} className={css['dock']} aria-label={my.selectedTools} data-dock="chosen">
      <b>{format(my.selectedCount, { n: chosen })}</b>
      <div className={css['actions']}>{children}</div>
    </section>
  );
}
