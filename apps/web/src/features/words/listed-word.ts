import type { QueryClient } from '@tanstack/react-query';
import type { Word, WordDetail, WordsPage } from '@utarang/contract';

/** A word that a list has already brought: enough to show the word's page at once while its details are on their way. */
export function listedWord(client: QueryClient, id: number): Word | undefined {
  for (const list of ['words', 'level-words']) {
    for (const [, page] of client.getQueriesData<WordsPage>({ queryKey: [list] })) {
      const word = page?.content.find((each) => each.id === id);
      if (word) return word;
    }
  }
  for (const list of ['field-words', 'ko-like', 'level-all', 'words-all']) {
    for (const [, words] of client.getQueriesData<readonly Word[]>({ queryKey: [list] })) {
      const word = words?.find((each) => each.id === id);
      if (word) return word;
    }
  }
  for (const [, detail] of client.getQueriesData<WordDetail>({ queryKey: ['word'] })) {
    const word = detail && [...detail.sameReading, ...detail.sameKanji].find((each) => each.id === id);
    if (word) return word;
  }
  return undefined;
}
