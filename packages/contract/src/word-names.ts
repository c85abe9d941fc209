/**
 * The reading of a word is `reading` inside, as in the word files. On the wire, in what admins send and in their audit
 * trail it is `hiragana`, though that of loan words is katakana. This file maps the one name to the other; the columns
 * of the database are named in its tables and in `wordFields` of the content. (docs/decisions/0065-reading-inside.md)
 */
export type FieldOnWire<Name> = Name extends 'reading' ? 'hiragana' : Name;
export type FieldInside<Name> = Name extends 'hiragana' ? 'reading' : Name;

/**
 * An object with fields of a word (the word itself, its marks, its columns) with the names of the wire, and with those
 * of the code.
 */
export type OnWire<Thing> = { [Name in keyof Thing as FieldOnWire<Name>]: Thing[Name] };
export type Inside<Thing> = { [Name in keyof Thing as FieldInside<Name>]: Thing[Name] };

export const fieldOnWire = <Name extends string>(name: Name) =>
  (name === 'reading' ? 'hiragana' : name) as FieldOnWire<Name>;
export const fieldInside = <Name extends string>(name: Name) =>
  (name === 'hiragana' ? 'reading' : name) as FieldInside<Name>;

/** The object with the names of the wire. One without a reading stays without. */
export function onWire<Thing extends { readonly reading?: unknown }>({ reading, ...rest }: Thing) {
  return (reading === undefined ? rest : { ...rest, hiragana: reading }) as unknown as OnWire<Thing>;
}

/** An object from the wire with the names of the code. */
export function fromWire<Thing extends { readonly hiragana?: unknown }>({ hiragana, ...rest }: Thing) {
  return (hiragana === undefined ? rest : { ...rest, reading: hiragana }) as unknown as Inside<Thing>;
}
