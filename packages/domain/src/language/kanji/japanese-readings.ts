/** The readings of a kanji: on readings in hiragana, kun readings with their okurigana behind a dash (まな-ぶ). */
export type JapaneseReadings = { readonly on: readonly string[]; readonly kun: readonly string[] };
