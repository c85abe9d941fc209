import { list } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import css from './rail-toggle.module.css';
import type { RailChoice } from './use-rail.js';

/** Shows and hides the page rail (docs/product/lists.md#page-rail); on a small screen it stands at the lower edge. */
export const RailToggle = ({ shown, toggle }: RailChoice) =>
  shown === 'by-width' ? (
    <button type="button" className={css['toggle']} onClick={toggle}>
      <span className={css['narrow']}>{list.railPg}</span>
      <span className={cx(css['shown'], css['wide'])}>{list.railX}</span>
    </button>
  ) : (
    <button type="button" className={cx(css['toggle'], shown && css['shown'])} aria-expanded={shown} onClick={toggle}>
      <span aria-hidden={shown}>{shown ? list.railX : list.railPg}</span>
      <span className="sr"> {shown ? list.railHide : list.railShow}</span>
    </button>
  );
