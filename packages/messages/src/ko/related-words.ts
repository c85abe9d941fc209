/** Texts about links between words, and a dictionary's labels. */
export const relatedWords = {
  pair: '짝이 되는 말',
  synonym: '비슷한 말',
  antonym: '반대말',
  confused: '헷갈리기 쉬운 말',
  songLines: '노래에서',
  자동사: '자동사 · 목적어 없이',
  타동사: '타동사 · 목적어와 함께',
  자타동사: '자동사 · 타동사',
  verb: '동사',
  register: '말투',
  origin: '어종',
  와: '일본 고유어',
  한: '한자어',
  외: '외래어',
  혼: '섞인 말',
  kanji: '한자',
} as const;
