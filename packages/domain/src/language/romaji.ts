/**
 * Rōmaji in the letters of the fold key (`foldKey`), in lower case. Every way to write a sound comes out alike:
 * Hepburn, Kunrei and what input methods take.
 *
 * wanakana is not used: it goes by way of kana, which takes one exact spelling, and its 4.9 kB are more than the whole
 * search may cost. The rules run in this order, later ones on what earlier ones left.
 */
// biome-ignore format: a table, to be read down
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aiueo])h(?![aiueoy])/g, ''],       // a long vowel: ohta, itoh
  [/t*c+(?![aou])h?/g,           'j'],      // chi, matcha, kocchi, and c before its h is typed
  [/t+[sz]|d*[zj]/g,             'j'],      // tsu, ittsu, zu, dzu, ji
  [/[td]+(?=[iuy])/g,            'j'],      // Kunrei: ti, tu, tya, di, du
  [/([td])h/g,                   't'],      // but thi and dhu are the ティ and ドゥ of loan words
  [/sh(?=[auo])/g,               'sy'],     // sha
  [/sh/g,                        's'],      // shi, and sh before its vowel is typed
  [/f(?=[aieoy])/g,              'p'],      // fa is ファ, 파
  [/f/g,                         'h'],      // fu, Kunrei hu
  [/[cgq]/g,                     'k'],
  [/d/g,                         't'],
  [/[bv]/g,                      'p'],
  [/l/g,                         'r'],
  [/m(?=[kstpjnhmr])/g,          'n'],      // ん before p and b: shimbun, tempura
];

const LATIN = /[a-z]/i;

export const foldRomaji = (text: string): string =>
  LATIN.test(text) ? RULES.reduce((letters, [sound, letter]) => letters.replace(sound, letter), text) : text;

/** Rōmaji with its ti and du as the ティ and ドゥ of loan words. */
export const loanRomaji = (text: string): string => (LATIN.test(text) ? text.replace(/[td](?=[iuy])/gi, '$&h') : text);

/**
 * The possible readings of rōmaji: as it is; with an end that is still being typed, ma-t(su) or te-m(pura); with ti and
 * du as the ティ and ドゥ of loan words; with mm as one m (mamma for ママ).
 */
export const romajiReadings = (text: string): string[] =>
  LATIN.test(text)
    ? [text, text.replace(/[td]$/i, 'ts').replace(/m$/i, 'n'), loanRomaji(text), text.replace(/mm/gi, 'm')]
    : [text];
