/**
 * The index to which a key takes the selection in a group of radio buttons, or null where it is not one of theirs
 * (WAI-ARIA APG).
 */
export function radioAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
