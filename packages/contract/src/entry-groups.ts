/** The groups of the particles, which are chips on their page. */
export const particleCategories = [
  'basic',
  'place',
  'direction',
  'listing',
  'contrast',
  'range',
  'role',
  'end',
  'other',
] as const;
export type ParticleCategory = (typeof particleCategories)[number];

/** The groups of the endings. */
export const endingGroups = [
  'basic',
  'wish',
  'request',
  'permission',
  'duty',
  'state',
  'sequence',
  'cause',
  'condition',
  'conjecture',
  'voice',
  'giving',
  'change',
  'concession',
  'degree',
  'honorific',
] as const;
export type EndingGroup = (typeof endingGroups)[number];
