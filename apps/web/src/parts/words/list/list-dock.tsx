import { format, list } from '@utarang/messages';
import { ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isKeyClick } from '../../../lib/is-key-click.js';
import { scrollNear } from '../../../lib/scroll-to.js';
import css from './list-dock.module.css';
import type { RailChoice } from './rail/use-rail.js';

type ListDockProps = { rail: RailChoice | undefined; current: number; last: number };

/**
 * The bar at the lower edge of narrow screens, for what would else float over the cards: the current page, which shows
 * and hides the rail where that has a toggle, and the link back to the top (docs/product/lists.md#page-rail).
 */
export function ListDock({ rail, current, last }: ListDockProps) {
  const open = rail?.shown === true;
  const place = (
    <>
      <b>{open ? list.railX : list.railPage}</b> {format(list.pageOf, { n: current, last })}
    </>
  );
  const toTop = (event: MouseEvent) => {
    event.preventDefault(); // the address holds the page's state
    scrollNear(0);
    if (isKeyClick(event.nativeEvent)) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={css['dock']} data-dock="list" data-bar="">
      {rail ? (
        <button type="button" className={css['toggle']} aria-expanded={open} onClick={rail.toggle}>
          {place}
          <span className="sr"> {open ? list.railHide : list.railShow}</span>
        </button>
      ) : (
        <p>{place}</p>
      )}
      {/* biome-ignore lint/a11y/useValidAnchor: a place on this page, which it leads to without script, too */}
      <a href="#top" onClick={toTop}>
        <ArrowUp size={18} />
        {list.toTop}
      </a>
    </div>
  );
}
