/** The version that an edit was made on; null where the caller did not say. */
export type Expected = number | null;

/** The version that `If-Match` names as an entity tag. One that cannot be a version becomes 0, which nothing has. */
export function versionIn(tag: string | undefined): Expected {
  if (tag === undefined || tag.trim() === '*') return null;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1];
  return digits === undefined ? 0 : Number(digits);
}
