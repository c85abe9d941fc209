/** The parts of Japanese texts, lyrics and sentences that a reader may leave out (docs/product/songs.md#lyrics). */
export const viewParts = ['furigana', 'japanese', 'pronunciation', 'korean'] as const;
export type ViewPart = (typeof viewParts)[number];

/** The cookie that remembers it, so that the server renders a page as it will be shown: names parted by dots. */
export const HIDDEN_COOKIE = 'hidden';

/** The parts that a cookie names, in the order above; none of what is no part. */
export const hiddenParts = (cookie: string | undefined): ViewPart[] => {
  const names: readonly string[] = cookie?.split('.') ?? [];
  return viewParts.filter((part) => names.includes(part));
};
