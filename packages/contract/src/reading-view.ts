/** The parts of Japanese texts, lyrics and sentences that a reader may hide (docs/product/songs.md#lyrics). */
export const viewParts = ['furigana', 'japanese', 'pronunciation', 'korean'] as const;
export type ViewPart = (typeof viewParts)[number];

/** The cookie with the hidden parts, so that the server renders a page as it will be shown: names separated by dots. */
export const HIDDEN_COOKIE = 'hidden';

/** The parts in a cookie, in the order above; unknown ones are ignored. */
export const hiddenParts = (cookie: string | undefined): ViewPart[] => {
  const names: readonly string[] = cookie?.split('.') ?? [];
  return viewParts.filter((part) => names.includes(part));
};
