const SEOUL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }); // written YYYY-MM-DD

/**
 * The date in Seoul, as a person there reads it off the calendar: `YYYY-MM-DD`. "Time is Asia/Seoul for everything a
 * person sees as a day" (`decisions.md`, Study rules).
 */
export const seoulDate = (now: Date): string => SEOUL.format(now);
