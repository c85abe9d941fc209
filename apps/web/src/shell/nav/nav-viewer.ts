/** The viewer of the page, as far as the navigation has to know (`session/viewer.ts` has all of it). */
export type NavViewer =
  | { role: 'ANONYMOUS' }
  | {
      role: 'ROLE_USER' | 'ROLE_ADMIN';
      /** One or two letters of the name, shown in the avatar. */
      initials: string;
      onLogout: () => void;
    };
