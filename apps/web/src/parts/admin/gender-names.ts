import { adminSongs } from '@utarang/messages';

/** The names of an artist's genders that admins read. */
export const genderNames = { male: adminSongs.male, female: adminSongs.female, mixed: adminSongs.mixed } as const;
