import { queryKeys } from '@utarang/contract';
import { expect, test } from 'vitest';
import { isStored } from './stored-answers.js';

test.each<[what: string, key: readonly unknown[], stored: boolean]>([
  ['a word', queryKeys.word(7), true],
  ['all words of a level', queryKeys.level('N5'), true],
  ['a page of all words', queryKeys.words('all', '', 0), true],
  ['a search', queryKeys.words('all', '타베루', 0), false],
  ['a page of a level', queryKeys.levelWords('N5', '', 2), true],
  ['a search in a level', queryKeys.levelWords('N5', '타', 0), false],
  ['words like Korean', queryKeys.koLikeWords('', 0), true],
  ['a search in those', queryKeys.koLikeWords('약', 0), false],
  ['everything that a query finds', queryKeys.everything('타베루'), false],
  ['a kanji', queryKeys.kanji('学'), true],
  ['a song', queryKeys.song(1), true],
  ['a text that a user pasted', queryKeys.lookup('夢を見た'), false],
  ['a text of the member', queryKeys.lyric('3'), true],
  ['the saved words', queryKeys.checkedIds(), true],
  ['the review', queryKeys.review(), true],
  ['log-ins', queryKeys.sessions(), false],
  ['the reminder of this device', queryKeys.reminder(), false],
  ['what admins see', queryKeys.adminMembers('', 0), false],
  ['the accents of a card', queryKeys.accent(7), false],
  ['code', queryKeys.engine(), false],
])('%s', (_, key, stored) => expect(isStored(key)).toBe(stored));
