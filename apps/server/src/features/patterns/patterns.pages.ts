import { queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources } from '../../lib/page-source.js';
import type { Patterns } from './patterns.service.js';

/**
 * The initial data of pages with saved particles and endings: the saved ids for their stars, and the number that is
 * due.
 */
export function patternPages(patterns: Pick<Patterns, 'state'>): MemberPageSources {
  const saved: MemberPageSource = async (memberId) => [
    { key: queryKeys.savedPatterns(), data: await patterns.state(memberId) },
  ];
  return { particles: saved, particle: saved, endings: saved, ending: saved, review: saved };
}
