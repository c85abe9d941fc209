/** A page that is measured. */
export type Place = {
  readonly name: string;
  readonly path: string;
  /** True if it has a box to type into. */
  readonly box: boolean;
  /** Kept from search engines on purpose (`robots: noindex`): Lighthouse takes points for that. */
  readonly unlisted?: true;
  /** More cards than the 24 for which the goal of rendering is set. */
  readonly long?: true;
  /** True if its performance has a goal. */
  readonly fast?: true;
};

export const places: readonly Place[] = [
  { name: '/', path: '/', box: true, fast: true },
  { name: '/?q=…', path: `/?m=pron&q=${encodeURIComponent('타베')}`, box: true, unlisted: true },
  { name: '/jlpt?level=N3', path: '/jlpt?level=N3', box: true, fast: true },
  { name: '/songs', path: '/songs', box: true, long: true },
  { name: '/songs/{id}', path: '/songs/1', box: false, fast: true },
  { name: '/words/{id}', path: '/words/50412', box: false },
];
