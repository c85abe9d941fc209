import { createStore, type Store } from '../../lib/store.js';

/** Something that is being edited: as it was read, and as it is typed. */
export type Edit<Thing, Draft> = { readonly base: Thing; readonly draft: Draft };

type Edited<Thing, Draft> = { readonly admin: string; readonly byId: ReadonlyMap<number, Edit<Thing, Draft>> };

/**
 * What is being edited and not yet saved outlives a search, a step to another page, and the way back: nothing typed is
 * lost in silence. Of one admin: who logs in next begins with none.
 */
export type Edits<Thing, Draft> = {
  readonly store: Store<Edited<Thing, Draft>>;
  begin: (admin: string, thing: Thing) => void;
  typeInto: (admin: string, id: number, over: Partial<Draft>) => void;
  end: (admin: string, id: number) => void;
  isChanged: (edit: Edit<Thing, Draft>) => boolean;
};

/** `draftOf`: a thing as its boxes hold it, always the same for the same thing. */
export function createEdits<Thing extends { readonly id: number }, Draft extends object>(
  draftOf: (thing: Thing) => Draft,
): Edits<Thing, Draft> {
  const store = createStore<Edited<Thing, Draft>>({ admin: '', byId: new Map() });
  const isChanged = ({ base, draft }: Edit<Thing, Draft>): boolean =>
    JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const put = (admin: string, change: (byId: Map<number, Edit<Thing, Draft>>) => void): void => {
    const now = store.get();
    const byId = new Map(now.admin === admin ? now.byId : []);
    change(byId);
    store.set({ admin, byId });
  };
  // The browser asks before it leaves what would be lost with the page.
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
        if (edit) byId.set(id, { ...edit, draft: { ...edit.draft, ...over } });
      }),
    end: (admin, id) => put(admin, (byId) => void byId.delete(id)),
  };
}
