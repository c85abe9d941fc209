import { createStore, type Store } from '../../lib/store.js';

/** An edit in progress: the thing as it was read, and the draft that is typed. */
export type Edit<Thing, Draft> = { readonly base: Thing; readonly draft: Draft };

type EditsOfAdmin<Thing, Draft> = { readonly admin: string; readonly byId: ReadonlyMap<number, Edit<Thing, Draft>> };

/**
 * Edits that are not saved yet. They survive a search and a navigation away and back: nothing typed is lost silently.
 * They belong to one admin: another who logs in starts without any.
 */
export type Edits<Thing, Draft> = {
  readonly store: Store<EditsOfAdmin<Thing, Draft>>;
  begin: (admin: string, thing: Thing) => void;
  /** Changes the draft; `over` may be computed from the current one. */
  typeInto: (admin: string, id: number, over: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => void;
  /** Ends an edit once what was sent is stored. Text that was typed since continues as an edit of the stored thing. */
  saved: (admin: string, sent: Edit<Thing, Draft>, stored: Thing) => void;
  end: (admin: string, id: number) => void;
  isChanged: (edit: Edit<Thing, Draft>) => boolean;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The part of the draft that differs from the one that was sent. */
const typedSince = <Draft extends object>(draft: Draft, sent: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, sent[field as keyof Draft])),
  ) as Partial<Draft>;

/**
 * Creates the edits of one kind of thing. `draftOf` returns the draft of an unchanged thing, equal for equal things.
 * `told` completes what was typed since a save with what only the stored thing knows.
 */
export function createEdits<Thing extends { readonly id: number }, Draft extends object>(
  draftOf: (thing: Thing) => Draft,
  told: (typed: Partial<Draft>, sent: Draft, stored: Thing) => Partial<Draft> = (typed) => typed,
): Edits<Thing, Draft> {
  const store = createStore<EditsOfAdmin<Thing, Draft>>({ admin: '', byId: new Map() });
  const isChanged = ({ base, draft }: Edit<Thing, Draft>): boolean => !isSame(draft, draftOf(base));
  const put = (admin: string, change: (byId: Map<number, Edit<Thing, Draft>>) => void): void => {
    const now = store.get();
    const byId = new Map(now.admin === admin ? now.byId : []);
    change(byId);
    store.set({ admin, byId });
  };
  // The browser asks before it leaves a page with unsaved edits.
  if (typeof window !== 'undefined') {
    addEventListener('beforeunload', (event) => {
      if ([...store.get().byId.values()].some(isChanged)) event.preventDefault();
    });
  }
  return {
    store,
    isChanged,
    begin: (admin, thing) => put(admin, (byId) => void byId.set(thing.id, { base: thing, draft: draftOf(thing) })),
    typeInto: (admin, id, over) =>
      put(admin, (byId) => {
        const edit = byId.get(id);
        if (!edit) return;
        const typed = typeof over === 'function' ? over(edit.draft) : over;
        byId.set(id, { ...edit, draft: { ...edit.draft, ...typed } });
      }),
    saved: (admin, { base, draft: sent }, stored) =>
      put(admin, (byId) => {
        const now = byId.get(base.id);
        byId.delete(base.id);
        if (!now || isSame(now.draft, sent)) return;
        const typed = told(typedSince(now.draft, sent), sent, stored);
        byId.set(stored.id, { base: stored, draft: { ...draftOf(stored), ...typed } });
      }),
    end: (admin, id) => put(admin, (byId) => void byId.delete(id)),
  };
}
