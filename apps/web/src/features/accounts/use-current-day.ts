import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Day, dayAfterKey } from './rules/heat-year.js';

const LOOK_BACK = 3; // columns that stay in sight after the latest day

/** The scroll position at which the day is in view, and the first visible month from its first week on. */
function scrollLeftFor(box: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  const least = offsetLeft + offsetWidth * LOOK_BACK - box.clientWidth;
  const [corner, ...rest] = box.querySelectorAll<HTMLElement>('thead td');
  const weekdays = corner ? corner.offsetLeft + corner.offsetWidth : 0;
  const starts = rest.filter(({ textContent }) => textContent).map((month) => month.offsetLeft - weekdays);
  return starts.find((start) => start >= least) ?? least;
}

const dayAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('td[data-day]')?.dataset['day'];

/**
 * The current day of the grid, which arrow keys and presses choose; at first it is the `last` one. It has the grid's tab
 * stop, and is scrolled into view. `writtenDay` is the day that is written out: the one under the pointer, if any.
 */
export function useCurrentDay(year: number, last: Day, loaded: boolean) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const [pointed, setPointed] = useState<Day | null>(null);
  const current = chosen ?? last;
  const writtenDay = pointed ?? current;

  const scroller = useRef<HTMLDivElement>(null);
  const square = useRef<HTMLTableCellElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that was chosen
  useLayoutEffect(() => {
    if (moved.current) square.current?.focus();
    moved.current = false;
  }, [current]);
  // Where the whole year does not fit, its latest days are in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each year
  useLayoutEffect(() => {
    if (scroller.current && square.current)
      scroller.current.scrollLeft = scrollLeftFor(scroller.current, square.current);
  }, [year, loaded]);

  const choose = (day: Day) => {
    if (day === current) square.current?.focus();
    moved.current = day !== current;
    setChosen(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const nextDay = dayAfterKey(event.key, current, `${year}-01-01`, last);
    if (nextDay === null) return;
    event.preventDefault();
    choose(nextDay);
  };
  const onClick = ({ target }: MouseEvent) => {
    const day = dayAt(target);
    if (day) choose(day);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointed(dayAt(target) ?? null);
  };

  const onPointerLeave = () => setPointed(null);
  return { current, writtenDay, scroller, square, handlers: { onKeyDown, onClick, onPointerOver, onPointerLeave } };
}
