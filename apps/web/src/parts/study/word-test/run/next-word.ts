import { useQueryClient } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { useState } from 'react';

type Value = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

const isWord = (value: unknown): value is Word =>
  isObject(value) &&
  typeof value['id'] === 'number' &&
  typeof value['japaneseWord'] === 'string' &&
  typeof value['meaningKo'] === 'string';

/** The lists of words in an answer: the answer itself, or one of its parts. */
const listsIn = (answer: unknown): Word[][] =>
  (Array.isArray(answer) ? [answer] : isObject(answer) ? Object.values(answer) : []).filter(
    (list): list is Word[] => Array.isArray(list) && list.length > 0 && list.every(isWord),
  );

/**
 * The word that follows in the lists on the page, from their beginning after the last one; where no list has the word,
 * the first of them. Null where there is no other.
 */
export function wordAfter(word: Word, answers: readonly unknown[]): Word | null {
  const lists = answers.flatMap(listsIn);
  for (const list of lists) {
    const index = list.findIndex(({ id }) => id === word.id);
    const following = [...list.slice(index + 1), ...list.slice(0, index)][0];
    if (index >= 0 && following) return following;
  }
  return lists.flat().find(({ id }) => id !== word.id) ?? null;
}

/** The word to go on with after another, as the page has it now; null where none is wanted. */
export function useWordAfter(word: Word, wanted: boolean): Word | null {
  const client = useQueryClient();
  const [following] = useState(() => {
    const onPage = client.getQueryCache().findAll({ type: 'active' });
    return wordAfter(
      word,
      onPage.map(({ state }) => state.data),
    );
  });
  return wanted ? following : null;
}
