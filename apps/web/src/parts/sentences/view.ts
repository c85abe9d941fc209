import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { HIDDEN_COOKIE, hiddenParts, queryKeys, type ViewPart, viewParts } from '@utarang/contract';
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../lib/cookie.js';
import { inBrowser } from '../../lib/hydration.js';
import { createStore } from '../../lib/store.js';

/** The choice for all texts. A new choice is a new object: it overrides what was pressed under an earlier one. */
type Choice = { readonly shown: boolean };

/** The parts of sentences, of lyrics and of texts that are shown. */
export type SentenceView = Readonly<Record<ViewPart, Choice>>;

export const allShown: SentenceView = {
  furigana: { shown: true },
  japanese: { shown: true },
  pronunciation: { shown: true },
  korean: { shown: true },
};

const known = new Map<string, SentenceView>([['', allShown]]);

/** The view without some parts, memoized: the server's rendering and the device's choice give the same object. */
function viewWithout(hidden: readonly ViewPart[]): SentenceView {
  const key = hidden.join('.');
  const view = known.get(key) ?? {
    ...allShown,
    ...Object.fromEntries(hidden.map((part) => [part, { shown: false }])),
  };
  known.set(key, view);
  return view;
}

const serverView = (client: QueryClient): SentenceView =>
  viewWithout(client.getQueryData<readonly ViewPart[]>(queryKeys.hiddenParts()) ?? []);

/**
 * One choice for all texts, stored on this device in a cookie, so that the server renders a page as it will be shown.
 */
export const sentenceView = createStore(inBrowser ? viewWithout(hiddenParts(readCookie(HIDDEN_COOKIE))) : allShown);

export function useSentenceView(): SentenceView {
  const client = useQueryClient();
  return useSyncExternalStore(sentenceView.subscribe, sentenceView.get, () => serverView(client));
}

/** Toggles a part, from now on and for a year. */
export function flipPart(part: ViewPart): void {
  const before = sentenceView.get();
  const view = { ...before, [part]: { shown: !before[part].shown } };
  writeCookie(HIDDEN_COOKIE, viewParts.filter((each) => !view[each].shown).join('.'));
  sentenceView.set(view);
}
