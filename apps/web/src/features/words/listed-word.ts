import type { QueryClient } from '@tanstack/react-query';
import { anyWord, type Word, type WordDetail, type WordsPage, wordLists } from '@utarang/contract';

/** A word that a list has already loaded: enough to show the word's page at once while its details are being loaded. */
export function listedWord(client: QueryClient, id: number): Word | undefined {
  for (const queryKey of wordLists.byPages) {
    for (const [, page] of client.getQueriesData<WordsPage>({ queryKey })) {
      const word = page?.content.find((each) => each.id === id);
      if (word) return word;
    }
  }
  for (const queryKey of wordLists.whole) {
    for (const [, words] of client.getQueriesData<readonly Word[]>({ queryKey })) {
      const word = words?.find((each) => each.id === id);
      if (word) return word;
    }
  }
  for (const [, detail] of client.getQueriesData<WordDetail>({ queryKey: anyWord })) {
    const word = detail && [...detail.sameReading, ...detail.sameKanji].find((each) => each.id === id);
    if (word) return word;
  }
  return undefined;
}
