import { adminSongs } from '@utarang/messages';

/** What admins read of an artist's gender. */
export const genderNames = { male: adminSongs.male, female: adminSongs.female, mixed: adminSongs.mixed } as const;
