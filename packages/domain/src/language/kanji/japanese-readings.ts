/** The readings of a kanji: on readings in hiragana, kun readings with their okurigana after a dash (まな-ぶ). */
export type JapaneseReadings = { readonly on: readonly string[]; readonly kun: readonly string[] };
