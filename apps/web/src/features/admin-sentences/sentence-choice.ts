import { type Level, levels, readPage, type SentenceState } from '@utarang/contract';

const states = ['shown', 'asked', 'unasked', 'retired'] as const satisfies readonly SentenceState[];

/** The conditions of the sentences that are listed; `page` counts from 1. */
export type SentenceChoice = {
  readonly q: string;
  readonly level: Level | 'all';
  readonly situation: string;
  readonly state: SentenceState;
  readonly page: number;
};

/** Sentences shown at once. */
export const PAGE_SIZE = 20;

export function readSentenceChoice(search: string): SentenceChoice {
  const query = new URLSearchParams(search);
  return {
    q: query.get('q') ?? '',
    level: levels.find((level) => level === query.get('level')) ?? 'all',
    situation: query.get('situation') ?? '',
    state: states.find((state) => state === query.get('state')) ?? 'shown',
    page: readPage(query),
  };
}

function queryOf({ q, level, situation, state }: SentenceChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (level !== 'all') query.set('level', level);
  if (situation) query.set('situation', situation);
  if (state !== 'shown') query.set('state', state);
  return query;
}

/** The address of a choice; defaults are left out. */
export function writeSentenceChoice(choice: SentenceChoice): string {
  const query = queryOf(choice);
  if (choice.page > 1) query.set('page', String(choice.page));
  return query.size > 0 ? `?${query}` : '';
}

/** The query of the call, which counts pages from 0. */
export function callOf(choice: SentenceChoice): string {
  const query = queryOf(choice);
  query.set('size', String(PAGE_SIZE));
  query.set('page', String(choice.page - 1));
  return `?${query}`;
}
