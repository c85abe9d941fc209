/** The size of the picture that chats and timelines show of a page: what they show without cutting. */
export const CARD = { width: 1200, height: 630 } as const;
