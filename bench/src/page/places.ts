/** A page that is measured, and whether it has a box to type into. */
export type Place = { readonly name: string; readonly path: string; readonly box: boolean };

export const places: readonly Place[] = [
  { name: '/', path: '/', box: true },
  { name: '/?q=…', path: `/?m=pron&q=${encodeURIComponent('타베')}`, box: true },
  { name: '/jlpt?level=N3', path: '/jlpt?level=N3', box: true },
  { name: '/songs', path: '/songs', box: true },
  { name: '/words/{id}', path: '/words/50412', box: false },
];
