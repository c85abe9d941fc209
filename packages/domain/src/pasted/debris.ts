import type { Doubt } from './sections.js';

/** Labels of buttons, which are copied with a page's text. */
const BUTTON =
  /^[[(<]?(?:공유하기|복사하기|url ?복사|본문 ?복사|신고하기|구독하기|이웃추가|댓글 ?쓰기|더보기|이전글|다음글|전체보기|글 ?보기|로그아웃|회원가입|본문 ?바로가기|가사 ?보기|가사 ?전체 ?보기|가사 ?더보기|가사 ?접기|뮤직비디오|share|copy|copy link|subscribe|print|embed|show more|show less|see more|you might also like|シェアする|コピーする|ツイートする|歌詞を見る|続きを読む)[\])>]?\s*[>›»▼▲+]?$/i;
/** Labels that may also be a translation. */
const WORD =
  /^(?:공유|복사|스크랩|인쇄|신고|구독|댓글|답글|좋아요|접기|펼치기|목록|메뉴|검색|로그인|프로필|듣기|재생|다운로드)$/;
const COUNT =
  /^(?:조회수?|좋아요|댓글|공감|추천|구독자|views?|likes?|comments?|再生回数|閲覧数|いいね)\s*[:：]?\s*[([]?\d[\d,.]*\s*(?:만|천|억|k|m|万|회|개|명|回|件)*[)\]]?(?:\s*[·|•]\s*.{0,30})?$/i;
const COUNTED =
  /^\d[\d,.]*\s*(?:만|천|억|k|m)?\s*(?:views?|likes?|comments?|회 ?조회|명이 좋아합니다|contributors?|回視聴|回再生)(?:\s*[·|•]\s*.{0,30})?$/i;
const ADDRESS = /^(?:(?:출처|원본|source|from|via|참고|링크|link|引用元?|出典)\s*[:：]?\s*)?(?:https?:\/\/|www\.)\S+$/i;
const SOURCE = /^(?:출처|source|出典|引用元)\s*[:：]\s*\S.{0,80}$/i;
/** The time of a post: 2024. 5. 1. 12:30, 3일 전. */
const DATE =
  /^(?:\d{4}[.\-/]\s?\d{1,2}[.\-/]\s?\d{1,2}[.]?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?|\d{1,2}(?:초|분|시간|일|주|개월|년) 전)$/;
/** Credits of words and music: 작사: …, 作詞：…, Lyrics by …. */
const CREDIT =
  /^(?:(?:작사|작곡|편곡|작사[·/,& ]+작곡|보컬|작성자|글쓴이|번역자?|역자|作詞|作曲|編曲|作詞[・/･ ]+作曲|唄|歌唱|ボーカル|composer|lyricist|vocals?|translator|arrangement)\s*[:：]|(?:lyrics|music|composed|written|arranged|translated) by\b\s*[:：]?)\s*\S.{0,80}$/i;

const SURE = [BUTTON, COUNT, COUNTED, ADDRESS, SOURCE, DATE, CREDIT];
const LONGEST = 200;

/** Checks whether a row belongs to the page from which a text was copied; null where it belongs to the text. */
export function debrisDoubt(row: string): Doubt | null {
  if (row.length > LONGEST) return null;
  if (SURE.some((known) => known.test(row))) return 'sure';
  return WORD.test(row) ? 'likely' : null;
}
