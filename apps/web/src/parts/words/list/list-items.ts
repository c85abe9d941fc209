import type { VirtualItem } from '@tanstack/react-virtual';
import type { RowPlan } from './rows/row-plan.js';

/** An item of a list, in its order: a card, or the heading of a group. */
export type ListItem = ({ card: number } | { group: number }) & {
  /** Its row in the window over the list; undefined without a window. */
  row?: number;
  /** True if the row is measured by this item. */
  leads?: boolean;
  /** The gap between the row and the one before it, in pixels, where rows in between are not rendered. */
  skip?: number;
};

/**
 * The items of the rows in the window. Rows may be left out between them: the items after such a gap keep their place.
 */
export function windowItems(rows: readonly VirtualItem[], plan: RowPlan, gap: number): ListItem[] {
  return rows.flatMap((row, index): ListItem[] => {
    const before = rows[index - 1];
    const skip = before && before.index !== row.index - 1 ? row.start - before.end - gap : 0;
    const place = { row: row.index, ...(skip > 0 && { skip }) };
    const group = plan.headingOf(row.index);
    if (group !== null) return [{ group, leads: true, ...place }];
    return plan.cardsOf(row.index).map((card, column) => ({ card, leads: column === 0, ...place }));
  });
}

/** The items of a run of cards without a window over them. */
export function renderedItems(first: number, last: number, groups: readonly number[] = []): ListItem[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap(
    (card): ListItem[] => {
      const group = groups.indexOf(card);
      return group < 0 ? [{ card }] : [{ group }, { card }];
    },
  );
}
