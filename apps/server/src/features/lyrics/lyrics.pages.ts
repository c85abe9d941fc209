import { queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources } from '../../lib/page-source.js';
import type { Lyrics } from './lyrics.service.js';

/** What of a member's texts the pages show at once: the list of all. */
export function lyricPages(lyrics: Pick<Lyrics, 'list' | 'corrections'>): MemberPageSources {
  const list: MemberPageSource = async (memberId) => [
    { key: queryKeys.lyrics(), data: await lyrics.list(memberId) },
    { key: queryKeys.wordCorrections(), data: await lyrics.corrections(memberId) },
  ];
  return { myLyrics: list, myLyric: list };
}
