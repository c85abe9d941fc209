/** Who looks at the page. Everyone is a guest until accounts exist. */
export type Viewer =
  | { role: 'ANONYMOUS' }
  | {
      role: 'ROLE_USER' | 'ROLE_ADMIN';
      /** One or two letters of the name, shown in the avatar. */
      initials: string;
      onLogout: () => void;
    };

export const GUEST: Viewer = { role: 'ANONYMOUS' };
