/** The time for which the hints of the stars beside lyrics stay (docs/product/songs.md#words-of-a-song). */
export const starHints = { guestMs: 1500, completedMs: 2000 };
