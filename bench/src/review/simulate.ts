import { afterReview, type Memory, newWordsMax, recallAfter, type Trace, traceAfter } from '@utarang/domain/review';

/** The ways to decide when a word is asked again. */
export const schedulers = ['flat', 'sm2', 'ours'] as const;
export type Scheduler = (typeof schedulers)[number];

export type Outcome = { readonly minutesADay: number; readonly remembered: number; readonly met: number };

type Sm2 = { readonly reps: number; readonly ease: number; readonly interval: number };

/** A word of a member: how it is really remembered, and what the scheduler believes. */
type Card = {
  truth: Trace;
  answeredOn: number;
  due: number;
  ours: Memory | null;
  sm2: Sm2;
};

const FLAT_DAYS = 14; // docs/product/study.md#completed
/** The time that an answer takes: a right one, a wrong one with a look at the word. */
const RIGHT_S = 8;
const WRONG_S = 16;
/** A word that was just looked at is remembered the same day in most cases. */
const AGAIN_RECALL = 0.95;
/** The spread of the logarithm of a first stability: members and words differ. */
const SPREAD = 0.5;
const START = Date.parse('2026-01-01T12:00:00+09:00');
const DAY_MS = 86_400_000;
const dateOf = (day: number) => new Date(START + day * DAY_MS);

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** SM-2 with what a typed answer says: right is quality 4, wrong 2. */
function sm2After({ reps, ease, interval }: Sm2, right: boolean): Sm2 {
  if (!right) return { reps: 0, ease: Math.max(1.3, ease - 0.32), interval: 1 };
  const next = reps === 0 ? 1 : reps === 1 ? 6 : Math.round(interval * ease);
  return { reps: reps + 1, ease, interval: next };
}

/** Days until the word is asked again after a right answer; it notes what the scheduler believes from now on. */
function scheduled(card: Card, scheduler: Scheduler, rating: 1 | 2 | 3, day: number): number {
  if (scheduler === 'flat') return FLAT_DAYS;
  if (scheduler === 'sm2') {
    card.sm2 = sm2After(card.sm2, rating > 1);
    return card.sm2.interval;
  }
  const { memory, days } = afterReview(card.ours, rating, dateOf(day));
  card.ours = memory;
  return days;
}

/** One answer: whether it is right follows from how the word is really remembered. */
function ask(card: Card, scheduler: Scheduler, day: number, random: () => number): number {
  const days = day - card.answeredOn;
  const right = random() < recallAfter(days, card.truth);
  card.truth = traceAfter(card.truth, days, right ? 3 : 1);
  card.answeredOn = day;
  let interval = scheduled(card, scheduler, right ? 3 : 1, day);
  if (right) {
    card.due = day + interval;
    return RIGHT_S;
  }
  // A wrong word comes again the same day, until it is right.
  let seconds = WRONG_S;
  for (let again = false; !again; ) {
    again = random() < AGAIN_RECALL;
    seconds += again ? RIGHT_S : WRONG_S;
  }
  card.truth = traceAfter(card.truth, 0, 3);
  interval = scheduler === 'sm2' ? card.sm2.interval : scheduled(card, scheduler, 2, day);
  card.due = day + Math.max(1, interval);
  return seconds;
}

/** A new word is looked at and answered for the first time: its first stability is the member's and its own. */
function meet(
  scheduler: Scheduler,
  day: number,
  factor: number,
  random: () => number,
): { card: Card; seconds: number } {
  const first = traceAfter(null, 0, 3);
  const truth = { ...first, stability: first.stability * factor * Math.exp(SPREAD * gauss(random)) };
  const card: Card = { truth, answeredOn: day, due: day, ours: null, sm2: { reps: 0, ease: 2.5, interval: 0 } };
  card.due = day + Math.max(1, scheduled(card, scheduler, 3, day));
  return { card, seconds: WRONG_S };
}

/** A member's days: due words first, the oldest first, and new ones where there is room, at most half of the goal. */
export function simulate(scheduler: Scheduler, goal: number, days: number, seed: number): Outcome {
  const random = randomOf(seed);
  const factor = Math.exp(SPREAD * gauss(random));
  const cards: Card[] = [];
  let seconds = 0;
  for (let day = 0; day < days; day++) {
    const due = cards.filter((card) => card.due <= day).sort((a, b) => a.due - b.due);
    const asked = due.slice(0, goal);
    for (const card of asked) seconds += ask(card, scheduler, day, random);
    const fresh = Math.min(goal - asked.length, newWordsMax(goal));
    for (let index = 0; index < fresh; index++) {
      const firstMeeting = meet(scheduler, day, factor, random);
      cards.push(firstMeeting.card);
      seconds += firstMeeting.seconds;
    }
  }
  const remembered = cards.reduce((sum, card) => sum + recallAfter(days - card.answeredOn, card.truth), 0);
  return { minutesADay: seconds / 60 / days, remembered, met: cards.length };
}
