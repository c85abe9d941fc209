import { format, start } from '@utarang/messages';

/** `2026-11-22` → `11월 22일 일요일` */
export function todayText(day: string): string {
  const [, m, d] = day.split('-').map(Number);
  const weekday = start.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return format(start.day, { m: m ?? 0, d: d ?? 0, weekday });
}
