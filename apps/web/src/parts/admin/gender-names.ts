import { adminSongs } from '@utarang/messages';

/** The names of genders of artists for admins. */
export const genderNames = { male: adminSongs.male, female: adminSongs.female, mixed: adminSongs.mixed } as const;
