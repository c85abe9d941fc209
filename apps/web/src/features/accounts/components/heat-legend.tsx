import { heatBands } from '@utarang/domain/study';
import { format, heat, profile } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import css from './heatmap.module.css';

/** The legend of the colours, from few points to many. */
export const HeatLegend = () => (
  <ul className={css['legend']} aria-label={heat.legend}>
    <li aria-hidden="true">{heat.legendLess}</li>
    {heatBands.map((from, band) => (
      <li key={from}>
        <i className={cx(css['swatch'], css[`b${band}`])} />
        {bandText(from, heatBands[band + 1])}
      </li>
    ))}
    <li aria-hidden="true">{heat.legendMore}</li>
  </ul>
);

function bandText(from: number, next: number | undefined): string {
  if (next === undefined) return heat.bandOver;
  return from === 0 ? format(profile.points, { n: 0 }) : format(heat.band, { from, to: next - 1 });
}
