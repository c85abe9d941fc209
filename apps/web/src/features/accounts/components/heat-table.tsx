import type { Heatmap } from '@utarang/contract';
import { format, heat, profile } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { dateText, monthsOf, sumOf } from '../rules/heat-year.js';
import css from './heat-table.module.css';

/** The days of the heatmap as a table, for screen readers. Days without points are left out. */
export function HeatTable({ year, days }: { year: number; days: Heatmap['days'] }) {
  const [open, setOpen] = useState(false);
  const caption = format(heat.table, { year: String(year) });
  return (
    <details className={css['details']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {heat.asTable}
        <ChevronDown size={18} />
      </summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={css['box']} aria-label={caption} tabIndex={0}>
          <table>
            <caption className="sr">{caption}</caption>
            <thead>
              <tr>
                {[heat.day, heat.points, profile.word, profile.sent].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {monthsOf(days).map(({ month, days }) => (
              <tbody key={month}>
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {format(heat.monthTotal, { m: month, n: sumOf(days.map(([, points]) => points)) })}
                  </th>
                </tr>
                {days.map(([day, { points, wordPoints, quizPoints }]) => (
                  <tr key={day}>
                    <th scope="row">{dateText(day)}</th>
                    {[points, wordPoints, quizPoints].map((n, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
                      <td key={column}>{format(profile.points, { n })}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
    </details>
  );
}
