/** The version on which an edit is based; null where the caller sent none. */
export type Expected = number | null;

/** The version in the entity tag of `If-Match`. One that cannot be a version becomes 0, which nothing has. */
export function versionIn(tag: string | undefined): Expected {
  if (tag === undefined || tag.trim() === '*') return null;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1];
  return digits === undefined ? 0 : Number(digits);
}
