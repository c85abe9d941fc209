/** A field of what admins change, as a conflict and the history tell it. */
export type ToldField<Thing> = {
  readonly name: string;
  /** Empty where the thing has nothing there. */
  readonly textOf: (thing: Thing) => string;
  /** Whether its text is Japanese. */
  readonly isJapanese?: boolean;
  /** Told of two things side by side though they have it in common. */
  readonly always?: boolean;
};

export const differs = <Thing>({ textOf }: ToldField<Thing>, one: Thing, other: Thing): boolean =>
  textOf(one) !== textOf(other);
