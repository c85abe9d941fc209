import { list } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import css from './rail-toggle.module.css';

type RailToggleProps = { shown: boolean; toggle: () => void };

/** Shows and hides the page rail (spec sections 2.9 to 2.11); on a small screen it stands at the lower edge. */
export const RailToggle = ({ shown, toggle }: RailToggleProps) => (
  <button type="button" className={cx(css['toggle'], shown && css['shown'])} aria-expanded={shown} onClick={toggle}>
    <span aria-hidden={shown}>{shown ? list.railX : list.railPg}</span>
    <span className="sr"> {shown ? list.railHide : list.railShow}</span>
  </button>
);
