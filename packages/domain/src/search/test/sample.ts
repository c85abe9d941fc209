import type { SearchableWord } from '../words.js';

const entry = (id: number, line: string): SearchableWord => {
  const [japaneseWord = '', reading = '', koreanPronunciation = '', meaningKo = ''] = line.split(' | ');
  return { id, japaneseWord, reading, koreanPronunciation, meaningKo };
};

/** Real words, the first with the highest id, as in the catalogue. */
export const sample: readonly SearchableWord[] = [
  '食べる | たべる | 타베루 | 먹다',
  '食べ物 | たべもの | 타베모노 | 음식, 먹을 것',
  '飲む | のむ | 노무 | 마시다, (약을) 먹다',
  '花 | はな | 하나 | 꽃',
  '鼻 | はな | 하나 | 코',
  '話 | はなし | 하나시 | 이야기, 말',
  '話す | はなす | 하나스 | 말하다, 이야기하다',
  '花火 | はなび | 하나비 | 불꽃놀이, 불꽃',
  '生け花 | いけばな | 이케바나 | 꽃꽂이',
  '一つ | ひとつ | 히토츠 | 하나, 한 개',
  '学校 | がっこう | 각코우 | 학교',
  '学生 | がくせい | 가쿠세이 | 학생',
  '大学 | だいがく | 다이가쿠 | 대학, 대학교',
  '勉強 | べんきょう | 벤쿄우 | 공부',
  '始める | はじめる | 하지메루 | 시작하다',
  '始まる | はじまる | 하지마루 | 시작되다',
  'コーヒー | コーヒー | 코-히- | 커피',
  'Tシャツ | ティーシャツ | 티-샤츠 | 티셔츠',
  'CD | シーディー | 시-디- | 시디, CD',
  '叱る | しかる | 시카루 | 야단치다',
  '𠮟る | しかる | 시카루 | 꾸짖다',
  'ある | ある | 아루 | 있다',
  'いる | いる | 이루 | 있다',
  '食堂 | しょくどう | 쇼쿠도우 | 식당',
].map((line, row) => entry(50_100 - row, line));
