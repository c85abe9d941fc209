const two = (value: number): string => `${value}`.padStart(2, '0');

/** A moment as people write it, with tenths where there are any: `1:02.3`, `0:42`. */
export function clockText(ms: number): string {
  const part = ms % 1000;
  const fraction = part === 0 ? '' : `.${`${part}`.padStart(3, '0').replace(/0+$/, '')}`;
  return `${Math.floor(ms / 60_000)}:${two(Math.floor(ms / 1000) % 60)}${fraction}`;
}

/** A moment always with tenths, for times that are adjusted by tenths: `1:02.0`. */
export function tenthsText(ms: number): string {
  const tenths = Math.floor(ms / 100) * 100;
  return tenths % 1000 === 0 ? `${clockText(tenths)}.0` : clockText(tenths);
}

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,2})(?:[.:](\d{1,3}))?$/;

/** The moment of a typed time (`1:02.3`, `62.3`, `01:02:30` as some LRC files have it); null for anything else. */
export function msOfClock(text: string): number | null {
  const [whole, minutes = '0', seconds = '0', part = ''] = CLOCK.exec(text.trim()) ?? [];
  if (whole === undefined || Number(seconds) > 59) return null;
  return Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(part.padEnd(3, '0'));
}
