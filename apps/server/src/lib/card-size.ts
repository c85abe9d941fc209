/** The size of the picture of link previews, which is shown without being cropped. */
export const CARD = { width: 1200, height: 630 } as const;
