/** The part of each field that is compared. A missing field does not compile. */
export type Compared<Thing> = { readonly [Field in keyof Thing]-?: (value: Thing[Field]) => unknown };

export const identity = (value: unknown): unknown => value;

const fieldsOf = <Thing>(compared: Compared<Thing>) => Object.keys(compared) as (keyof Thing & string)[];

/** Creates a function that returns the fields in which two things differ, in the order of `compared`. */
export function createFieldDiff<Thing extends object>(compared: Compared<Thing>) {
  const textOf = (thing: Thing, field: keyof Thing) => JSON.stringify(compared[field](thing[field]));
  return (one: Thing, other: Thing) =>
    fieldsOf(compared).filter((field) => one[field] !== other[field] && textOf(one, field) !== textOf(other, field));
}

/** A nested value for a comparison: the audit trail stores its members in another order. */
export const membersOf =
  <Part extends object>(compared: Compared<Part>) =>
  (part: Part): unknown[] =>
    fieldsOf(compared).map((field) => compared[field](part[field]));
