const SEOUL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }); // written YYYY-MM-DD

/**
 * The date in Seoul, `YYYY-MM-DD`. "Everything that a person sees as a day … is a day in Seoul"
 * (docs/product/study.md#time).
 */
export const seoulDate = (now: Date): string => SEOUL.format(now);

/** The moment at which a day in Seoul, `2026-11-22`, begins. */
export const seoulDayStart = (day: string): Date => new Date(`${day}T00:00:00+09:00`);
