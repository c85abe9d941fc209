/** Names of the results of a search besides words. */
export const bands = {
  music: '아티스트·노래',
  entries: '조사·표현',
  kanji: '한자',
  all: '모두 보기',
  artist: '아티스트',
  song: '노래',
  particle: '조사',
  ending: '표현',
  songCount: '노래 {n}곡',
  kanjiWords: '단어 {n}개',
  noWords: '단어에서는 찾지 못했어요',
  elsewhere: '다른 곳에서 찾은 것',
  naver: '네이버 일본어 사전에서 찾기',
  newTab: '새 창에서 열려요',
} as const;
