import { asSearched, type SearchText, toNfkc } from '../../language/index.js';

/**
 * Words beside a title in lists of videos that are not part of the name. Each is a whole word; in lower case and NFKC.
 */
const BESIDE_A_TITLE: ReadonlySet<string> = new Set(
  (
    'official music video audio lyric lyrics lyricvideo musicvideo mv m/v pv clip full ver version hd hq uhd 4k 8k ' +
    '720p 1080p 2160p sub subs subtitle subtitles eng kor jpn feat featuring ft cover covered by with from prod x vs ' +
    'live teaser trailer visualizer visualiser opening ending op ed ost theme short shorts anime cm tv size karaoke ' +
    'romanized romaji kan rom color coded youtube topic ' +
    '가사 발음 해석 번역 자막 한글 한글자막 한글발음 한국어 한국어자막 독음 듣기 뮤비 뮤직비디오 공식 공식뮤직비디오 라이브 ' +
    '커버 오프닝 엔딩 주제가 노래 곡 일본노래 제이팝 jpop j-pop 풀버전 1시간 반복 노래방 원곡 애니 ' +
    '歌詞 歌詞付き 和訳 字幕 韓国語 公式 フル ミュージックビデオ ライブ カバー 歌ってみた 主題歌 オープニング エンディング ' +
    'アニメ カラオケ リリックビデオ'
  ).split(' '),
);

const BRACKETS = /[([{【〈《<〔][^)\]}】〉》>〕]*[)\]}】〉》>〕]/gu;
/** Characters between names: spaces, brackets and quotation marks, and the signs between artist and title. */
const PARTING =
  /[\s()[\]{}【】〈〉《》<>〔〕「」『』“”"|/;,:×&＋+♪♬★☆#~〜～]|(?<=[\s】\])」』])[-–—·・]|[-–—·・](?=[\s【[(「『])|[–—]/u;

/** Full-width signs as plain ones. */
const plain = (text: string): string => toNfkc(text).toLowerCase();

/** The terms of a text, in the order typed; hash signs and other punctuation alone are none. */
const termsIn = (text: string): SearchText[] =>
  text
    .split(PARTING)
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .map(asSearched);

const isBeside = (term: string): boolean => BESIDE_A_TITLE.has(term.replace(/[.!。]+$/u, ''));

/**
 * Reads a query for a song as lists of terms (docs/product/songs.md#search-of-songs). All terms of a list have to match.
 * The first list has all terms, the second only those that may be part of a name, the third also leaves out what is in
 * brackets. Equal lists come once.
 */
export function titleTerms(query: SearchText): SearchText[][] {
  const text = plain(query).replaceAll('m/v', 'mv');
  const all = termsIn(text);
  const named = all.filter((term) => !isBeside(term));
  const bare = termsIn(text.replace(BRACKETS, ' ')).filter((term) => !isBeside(term));
  const ways = [all, named, bare].filter((terms) => terms.length > 0);
  return ways.filter((terms, index) => ways.findIndex((each) => each.join('\n') === terms.join('\n')) === index);
}
