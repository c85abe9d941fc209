import { list } from '@utarang/messages';
import { cx } from '../../../../lib/cx.js';
import css from './rail-toggle.module.css';
import type { RailChoice } from './use-rail.js';

/**
 * A button that shows and hides the page rail (docs/product/lists.md#page-rail). It is above the rail, where there is
 * room for the rail; elsewhere the dock has such a button.
 */
export const RailToggle = ({ shown, toggle }: RailChoice) => (
  <button
    type="button"
    className={cx(css['toggle'], shown && css['shown'])}
    aria-expanded={shown === 'by-width' ? undefined : shown}
    onClick={toggle}
  >
    <span aria-hidden={shown !== false}>{shown ? list.railX : list.railPg}</span>
    <span className="sr"> {shown ? list.railHide : list.railShow}</span>
  </button>
);
