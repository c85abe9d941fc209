/** A table in Markdown; the first column is text, the others are figures. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = header.map((_, column) => (column === 0 ? '---' : '---:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Three significant figures, thousands with commas: 0.0123, 1.23, 12.3, 1,230. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

/** A duration in the unit that reads best. */
export function duration(ms: number): string {
  if (!Number.isFinite(ms)) return '–';
  if (ms < 1) return `${figure(ms * 1000)} µs`;
  return ms < 1000 ? `${figure(ms)} ms` : `${figure(ms / 1000)} s`;
}

export const percent = (share: number): string => (Number.isFinite(share) ? `${Math.floor(share * 1000) / 10} %` : '–');
