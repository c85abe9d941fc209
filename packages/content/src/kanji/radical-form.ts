import type { Radical } from './entry.js';

/**
 * Kanji whose radical has one of two forms with the same number of strokes: 今 has 人, 作 has 亻. Each form is listed with
 * its kanji; the last form of a radical is that of all others.
 */
const FORMS_OF_EQUAL_STROKES: Readonly<Record<number, readonly (readonly [form: string, kanji: string])[]>> = {
  5: [
    ['乚', '乱乳'],
    ['乙', ''],
  ],
  9: [
    ['人', '人今介令以会企余倉傘舎仝俎來侖'],
    ['亻', ''],
  ],
  18: [
    ['刀', '刀刃分切初券剪劈'],
    ['刂', ''],
  ],
  47: [
    ['川', '川州'],
    ['巛', ''],
  ],
  66: [
    ['攴', '攴敲'],
    ['攵', ''],
  ],
  86: [
    ['灬', '点為烈烏焉無然焦煎煮照熊熟熱熙煕熏勲黙烝煦'],
    ['火', ''],
  ],
};

/** The form of a radical in a kanji, by its strokes there; the full form where none has that number. */
export function radicalOf(
  radicals: readonly Radical[],
  kanji: string,
  number: number,
  strokes: number,
): Radical | undefined {
  const forms = radicals.filter((each) => each.number === number);
  const alike = forms.filter((each) => each.strokes === strokes);
  const own = FORMS_OF_EQUAL_STROKES[number]?.find(([, with_]) => with_ === '' || with_.includes(kanji))?.[0];
  return alike.find(({ form }) => form === own) ?? alike[0] ?? forms[0];
}
