/**
 * The lower edge of the sticky stack: the last page whose anchor is at or above it is the current one
 * (docs/product/lists.md#page-rail).
 */
export const STACK_PX = 110;

/** A page's anchor lies this much above its first card: in the gap between the rows. */
const ANCHOR_LIFT_PX = 16;

/**
 * The position to which a jump brings a page's first card: below the stack with some space, its anchor above the
 * stack's edge.
 */
export const JUMP_PX = STACK_PX + 12;

export type PageAnchors = {
  last: number;
  /** The page whose cards begin at or before this distance from the document's top. */
  pageAt: (y: number) => number;
};

/**
 * The current page at scroll position `y`; at the very end it is the last one, which may be too short to reach the
 * stack.
 */
export function activePage({ last, pageAt }: PageAnchors, y: number, end: number): number {
  if (y > 0 && y >= end - 2) return last;
  return pageAt(y + STACK_PX + ANCHOR_LIFT_PX);
}
