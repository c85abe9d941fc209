/** One of the ways in which a stem shared by several verbs changes before a vowel. */
type Way = {
  /** The beginning of a form that shows this way; a form without such a beginning (걷다, 걷는) belongs to both. */
  readonly shows: RegExp;
  /** Words that occur with this verb in explanations of its meaning. */
  readonly meaning: RegExp;
};

/** Stems shared by two verbs, each with its own way to change (한글 맞춤법 제18항). */
// biome-ignore format: a table, to be read down
const HOMONYMS: readonly { readonly stem: string; readonly ways: readonly [Way, Way] }[] = [
  { stem: '걷', ways: [{ shows: /^걸[어-엏으-읗]/,        meaning: /[歩步]|걸어|걸음|거닐|산책|도보/ },
                       { shows: /^걷[어-엏으-읗]/,  meaning: /[捲収巻]|거두|걷어|소매|징수|빨래|커튼|돈/ }] },
  { stem: '묻', ways: [{ shows: /^물[어-엏으-읗]/,        meaning: /[問尋聞訊伺]|물어|여쭈|여쭙|질문|문의|안부/ },
                       { shows: /^묻[어-엏으-읗]/,  meaning: /[埋葬]|묻어|파묻|매장|메우|메꾸|땅|얼룩|때가|달라붙/ }] },
  { stem: '굽', ways: [{ shows: /^구[우-웋워-웧]/,  meaning: /[焼焙炙]|구워|불에|쬐|태우|그을|고기|빵/ },
                       { shows: /^굽[어-엏으-읗]/,  meaning: /曲|구부|굽어|굽히|휘|꺾/ }] },
  { stem: '곱', ways: [{ shows: /^고[우-웋와-왛]/,  meaning: /고운|아름답|예쁘|잘다|세세|빻/ },
                       { shows: /^곱[아-앟으-읗]/,  meaning: /추위|손이|얼다|얼어/ }] },
  { stem: '이르', ways: [{ shows: /^일[러-렇]/,  meaning: /[早速]|言い付|빠르|일찍|고자질|타이르|일러|말하/ },
                         { shows: /^이르[러-렇]/,    meaning: /[至到達及届]|도달|다다르|달하|도착|당도|접어들|곳에|길에|이르러/ }] },
];

/**
 * Checks whether a form belongs to the intended one of two verbs: 걸었다 of 걷다, to walk, and 걷었다 of 걷다, to roll up.
 * `meaning` is any text about the meaning: a gloss, other words for it, its context. Where that fits neither or both,
 * either form is accepted.
 */
export function isFormAsMeant(form: string, word: string, meaning: string): boolean {
  const stem = word.slice(0, -1);
  const homonym = HOMONYMS.find((each) => stem.endsWith(each.stem));
  if (!homonym) return true;
  const matching = homonym.ways.map((way) => way.meaning.test(meaning));
  if (matching[0] === matching[1]) return true;
  const other = homonym.ways[matching[0] ? 1 : 0]!;
  return !other.shows.test(form.slice(stem.length - homonym.stem.length));
}

/**
 * Picks from the forms of a word the one of the intended verb. Without a hint the first way counts: 걷다 is to walk
 * rather than to roll up, 묻다 to ask rather than to bury.
 */
export function formAsMeant(forms: readonly string[], word: string, meaning: string): string | undefined {
  const meant = forms.filter((form) => isFormAsMeant(form, word, meaning));
  const stem = word.slice(0, -1);
  const homonym = meant.length > 1 ? HOMONYMS.find((each) => stem.endsWith(each.stem)) : undefined;
  const usual = homonym?.ways[0].shows;
  return meant.find((form) => usual?.test(form.slice(stem.length - (homonym?.stem.length ?? 0)))) ?? meant[0];
}
