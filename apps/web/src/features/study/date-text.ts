import { format, my } from '@utarang/messages';

const weekdayOf = new Intl.DateTimeFormat('ko-KR', { weekday: 'short', timeZone: 'UTC' });

/** `2026-11-21` → `2026년 11월 21일 토요일` */
export function dayHeadingText(day: string): string {
  const [y = '', m, d] = day.split('-');
  // Text, not numbers: a year has no thousands separator.
  return format(my.dateHeader, {
    y,
    m: String(Number(m)),
    d: String(Number(d)),
    weekday: weekdayOf.format(new Date(`${day}T00:00:00Z`)),
  });
}
