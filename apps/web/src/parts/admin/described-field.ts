/** A field of something that admins edit, as conflicts and the history show it. */
export type DescribedField<Thing> = {
  readonly name: string;
  /** The text of the field; empty where it has no value. */
  readonly textOf: (thing: Thing) => string;
  /** True if its text is Japanese. */
  readonly isJapanese?: boolean;
  /** True if a conflict shows it even where both versions have the same text. */
  readonly always?: boolean;
};

export const differs = <Thing>({ textOf }: DescribedField<Thing>, one: Thing, other: Thing): boolean =>
  textOf(one) !== textOf(other);
