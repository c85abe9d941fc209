/** A field of what admins change, as a conflict and the history tell it. */
export type DescribedField<Thing> = {
  readonly name: string;
  /** Empty where the thing has nothing there. */
  readonly textOf: (thing: Thing) => string;
  /** True if its text is Japanese. */
  readonly isJapanese?: boolean;
  /** A conflict shows it even where both things have the same text there. */
  readonly always?: boolean;
};

export const differs = <Thing>({ textOf }: DescribedField<Thing>, one: Thing, other: Thing): boolean =>
  textOf(one) !== textOf(other);
