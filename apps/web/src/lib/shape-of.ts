/** A text of the same size that does not give the text away: all Hangul is equally wide, and so are all kana. */
export const shapeOf = (text: string, lang?: string): string => text.replace(/\S/g, lang === 'ja' ? 'あ' : '가');
