/** A word as the rule of compounds sees it. */
export type CompoundWord = { readonly japaneseWord: string; readonly hiragana: string };

/** The mora after which the pitch of a compound falls; null where no rule is sure. */
export function compoundAccent(_word: CompoundWord): number | null {
  return null;
}
