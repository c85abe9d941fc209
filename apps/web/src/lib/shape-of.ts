/**
 * A placeholder text of the same width, which does not show the text: all Hangul is equally wide, and so are all kana.
 */
export const shapeOf = (text: string, lang?: string): string => text.replace(/\S/g, lang === 'ja' ? 'あ' : '가');
