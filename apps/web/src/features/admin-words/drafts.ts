import type { AdminWord, StoredWord } from '@utarang/contract';
import { SEPARATOR } from '@utarang/domain/words';
import { createStore } from '../../lib/store.js';

/** A word as its boxes hold it. */
export type Draft = {
  readonly koreanPronunciation: string;
  readonly hiragana: string;
  readonly japaneseWord: string;
  readonly meaningKo: string;
  readonly level: AdminWord['level'];
  readonly accept: string;
  readonly block: string;
  readonly fields: readonly string[];
  readonly hanja: string;
  readonly caution: string;
};

/** A word that is being edited: as it was read, and as it is typed. */
export type Edit = { readonly base: AdminWord; readonly draft: Draft };

/**
 * What is being edited and not yet saved outlives a search, a step to another page, and the way back: nothing typed is
 * lost in silence. Of one admin: who logs in next begins with none.
 */
type Edits = { readonly admin: string; readonly byId: ReadonlyMap<number, Edit> };

export const edits = createStore<Edits>({ admin: '', byId: new Map() });

export const draftOf = (word: AdminWord): Draft => ({
  koreanPronunciation: word.koreanPronunciation,
  hiragana: word.hiragana,
  japaneseWord: word.japaneseWord,
  meaningKo: word.meaningKo,
  level: word.level,
  accept: word.accept.join(SEPARATOR),
  block: word.block.join(SEPARATOR),
  fields: word.fields,
  hanja: word.koLike?.hanja ?? '',
  caution: word.koLike?.caution ?? '',
});

const answersIn = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export const contentOf = ({
  accept,
  block,
  fields,
  hanja,
  caution,
  ...texts
}: Draft): Omit<StoredWord, 'id' | 'version'> => ({
  ...texts,
  accept: answersIn(accept),
  block: answersIn(block),
  fields: [...fields],
  koLike: hanja.trim() || caution.trim() ? { hanja, caution: caution.trim() || null } : null,
});

export const isChanged = ({ base, draft }: Edit): boolean => JSON.stringify(draft) !== JSON.stringify(draftOf(base));

export const hasUnsaved = (): boolean => [...edits.get().byId.values()].some(isChanged);

const put = (admin: string, change: (byId: Map<number, Edit>) => void): void => {
  const now = edits.get();
  const byId = new Map(now.admin === admin ? now.byId : []);
  change(byId);
  edits.set({ admin, byId });
};

export const beginEdit = (admin: string, word: AdminWord): void =>
  put(admin, (byId) => void byId.set(word.id, { base: word, draft: draftOf(word) }));

export const typeInto = (admin: string, id: number, over: Partial<Draft>): void =>
  put(admin, (byId) => {
    const edit = byId.get(id);
    if (edit) byId.set(id, { ...edit, draft: { ...edit.draft, ...over } });
  });

export const endEdit = (admin: string, id: number): void => put(admin, (byId) => void byId.delete(id));

// The browser asks before it leaves what would be lost with the page.
if (typeof window !== 'undefined') {
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}
