import { type AuditSubject, auditSubjects, pages, readPage, withQuery } from '@utarang/contract';
import { pageParameter } from '../../parts/search/list-address.js';

/** Entries shown at once (docs/product/admin.md#history). */
export const ENTRIES_SHOWN = 50;

export type SubjectChoice = AuditSubject | 'all';

/** The state in the address of the history: entries about one kind of thing or about all; `page` counts from 1. */
export type HistoryAddress = { readonly kind: SubjectChoice; readonly page: number };

/** Reads the query of the address; what is missing or wrong gets its default. */
export function readHistoryAddress(search: string): HistoryAddress {
  const query = new URLSearchParams(search);
  return {
    kind: auditSubjects.find((subject) => subject === query.get('kind')) ?? 'all',
    page: readPage(query),
  };
}

export const historyAddress = ({ kind, page }: HistoryAddress): string =>
  withQuery(pages.adminHistory, { kind: kind !== 'all' && kind, page: pageParameter(page) });
