type Point = { x: number; y: number };

const middle = (cell: Element): Point => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * The button to which a key moves from a button of a chart: left and right through all of them, up and down to the
 * nearest one of the next line, Home and End to the ends. Null for any other key, and where there is no such button.
 */
export function cellTowards(key: string, chart: Element, from: EventTarget): HTMLElement | null {
  const cells = [...chart.querySelectorAll<HTMLElement>('button')];
  const index = cells.indexOf(from as HTMLElement);
  if (index < 0) return null;
  switch (key) {
    case 'ArrowLeft':
      return cells[index - 1] ?? null;
    case 'ArrowRight':
      return cells[index + 1] ?? null;
    case 'Home':
      return cells[0] ?? null;
    case 'End':
      return cells.at(-1) ?? null;
    case 'ArrowUp':
      return nearestLine(cells, cells[index]!, -1);
    case 'ArrowDown':
      return nearestLine(cells, cells[index]!, 1);
    default:
      return null;
  }
}

/** The nearest button of the next line, above (-1) or below (1). */
function nearestLine(cells: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1): HTMLElement | null {
  const here = middle(from);
  const candidates = cells
    .map((cell) => ({ cell, at: middle(cell) }))
    .filter(({ at }) => (at.y - here.y) * direction > 1)
    .sort((a, b) => (a.at.y - b.at.y) * direction || Math.abs(a.at.x - here.x) - Math.abs(b.at.x - here.x));
  return candidates[0]?.cell ?? null;
}
