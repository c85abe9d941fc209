import { tableOf } from '../table.js';
import { isWishedFor, nounLeavesState, passiveOfNoun } from './passive-nouns.js';

/** The Korean of the passive, by the verb of the book (docs/product/inflection.md#korean-of-a-form). */
const TABLE: Readonly<Record<string, string>> = {
  알려지다: '知る',
  불리다: '呼ぶ 歌う',
  안기다: '抱く 抱きしめる',
  쫓기다: '追う 追いかける',
  빼앗기다: '奪う 取る 盗る',
  도둑맞다: '盗む',
  속다: '騙す',
  차이다: '振る 蹴る',
  잊히다: '忘れる',
  혼나다: '叱る 怒る',
  '칭찬을 받다': '褒める 誉める',
  미움받다: '嫌う 憎む',
  사랑받다: '愛する',
  용서받다: '許す',
  구원받다: '救う',
  '도움을 받다': '助ける',
  부탁받다: '頼む',
  초대받다: '招く',
  '권유를 받다': '誘う 勧める',
  뽑히다: '選ぶ',
  지켜지다: '守る',
  쓰이다: '書く 使う',
  만들어지다: '作る 造る 創る',
  지어지다: '建てる',
  닫히다: '閉ざす 閉じる 閉める',
  열리다: '開く 開ける',
  둘러싸이다: '囲む',
  감싸이다: '包む',
  밀리다: '押す',
  끌리다: '引く 惹く 引き付ける',
  물리다: '噛む',
  밟히다: '踏む',
  맞다: '打つ 殴る 撃つ 叩く',
  찔리다: '刺す',
  잘리다: '切る',
  끊기다: '断つ 絶つ',
  부서지다: '壊す 砕く',
  깨지다: '破る 割る',
  찢기다: '裂く 引き裂く',
  맺어지다: '結ぶ',
  묶이다: '縛る 繋ぐ',
  숨겨지다: '隠す',
  지워지다: '消す',
  휩쓸리다: '流す 飲み込む',
  휘말리다: '巻き込む',
  읽히다: '読む',
  놓이다: '置く',
  버려지다: '捨てる 見捨てる 放り出す',
  포함되다: '含む',
  이루어지다: '行う 成す',
  남겨지다: '残す',
  뒤덮이다: '覆う',
  실리다: '載せる',
  채워지다: '満たす',
  태워지다: '燃やす',
  비치다: '照らす 映す',
  새겨지다: '刻む',
  찍히다: '撮る',
  쌓이다: '積む',
  묻히다: '埋める',
  팔리다: '売る',
  나뉘다: '分ける',
  밝혀지다: '明かす',
  옮겨지다: '運ぶ 移す',
  붙잡히다: '捕まえる 捕らえる 掴む',
  배신당하다: '裏切る',
  살해당하다: '殺す',
  '비웃음을 사다': '笑う',
  발견되다: '見つける',
  얽매이다: '囚う',
};
const PASSIVES = tableOf<string>(
  Object.fromEntries(
    Object.entries(TABLE).flatMap(([korean, verbs]) => verbs.split(' ').map((verb) => [verb, korean] as const)),
  ),
);

/**
 * The Korean dictionary form of the passive of a verb with this sense; null where Korean expresses it in another way.
 */
export function passiveOf(word: string, sense: string): string | null {
  const own = PASSIVES.get(word);
  if (own) return own;
  const noun = /^([가-힣]{2,})(?:하|시키)다$/.exec(sense)?.[1];
  return noun && /[一-龠]する$/u.test(word) ? passiveOfNoun(word.slice(0, -2), noun) : null;
}

/** Verbs whose passive with ている is a resulting state (書かれている 쓰여 있다), not a use or habit (使われている 쓰이고 있다). */
const LEAVING: ReadonlySet<string> = new Set(
  (
    '知る 抱く 抱きしめる 書く 作る 造る 創る 建てる 閉ざす 閉じる 閉める 開く 開ける 囲む 包む 壊す 砕く 破る 割る 裂く 引き裂く 切る 断つ ' +
    '結ぶ 縛る 繋ぐ 隠す 消す 置く 見捨てる 放り出す 捨てる 含む 残す 覆う 載せる 満たす 刻む 撮る 積む 埋める 分ける 明かす 移す 捕まえる 捕らえる 掴む ' +
    '囚う 選ぶ 絶つ 巻き込む'
  ).split(' '),
);

/** Words whose passive with ている is no resulting state: 受容, although 収容 with the same Korean has 수용되어 있다. */
const GOING_ON: ReadonlySet<string> = new Set(['受容']);

/** Checks whether the passive of a verb with ている is a resulting state: 열려 있다 of 開けられている. */
export const leavesState = (word: string, passive: string): boolean =>
  LEAVING.has(word) || (nounLeavesState(passive) && !GOING_ON.has(word));

/** The desirable passives: 사랑받지 못하다 of 愛されない. */
const WISHED_FOR: ReadonlySet<string> = new Set(['구원받다', '도움을 받다', '칭찬을 받다', '권유를 받다']);
export const isLacked = (passive: string): boolean => WISHED_FOR.has(passive) || isWishedFor(passive);
