import type { State, StateManner } from './state-manner.js';

/**
 * Nouns with する whose ている is a resulting state and not an activity, as in the table of states: 停車している 정차해 있다, 退職している
 * 퇴직했다, 一致している 일치하다. Gradual changes are activities: 増加している 증가하고 있다.
 */
const OF_DOING: Readonly<Partial<Record<StateManner, string>>> = {
  result:
    '成熟 静止 整列 潜入 着席 沈没 到達 腐敗 膨張 密集 停止 停車 接続 位置 分布 適応 緊張 興奮 失望 絶望 落胆 独立 発達 覚醒 密着 気絶 失神 隣接 混在 内在 潜在 停泊 加入 浸透 ' +
    '泥酔 生存 直面 来日 来場 群生 着陸',
  past:
    '全滅 脱退 退職 脱出 窒息 着工 墜落 転居 転勤 転校 転任 倒産 入賞 妊娠 敗戦 発芽 発病 発症 破裂 復活 赴任 没落 命中 滅亡 移転 失脚 出現 発足 解散 起床 合流 失恋 就任 ' +
    '侵入 脱線 超過 登場 落第 外出 帰宅 合格 就職 上京 進学 破産 爆発 昇進 出世 移住 移民 家出 入社 入国 出国 帰国 出勤 出社 着任 中退 閉店 開店 廃業 決壊 欠勤 帰省 入居 ' +
    '再婚 離脱 脱落 消滅 退化 完治 全快 退社 退場 入場 転落 戦死 病死 即死 他界 逝去 卒倒 帰還 上陸 着地 離陸 出港 入港 開幕 閉幕 開会 閉会 敗北 優勝 落選 降伏 投降 自首 ' +
    '自殺 辞職 辞任 辞退 留年 除隊 出産 誕生 出生 帰京 日焼け 一変 一転 豹変 急変 急死 急逝 壊滅 自滅 閉口 降板 退任 退官 退陣 退却 撤退 撤収 降参 失格 昇格 降格 ' +
    '成仏 転生 転職 転身 転向 帰化 出家 開戦 停戦 休戦 和解 仲直り 絶交 絶縁',
  is: '匹敵 比例 平行 密接 類似 優越 一定 乾燥 一致 混雑 存在 実在 合致 該当 相応 適合 精通 卓越',
};

/** Nouns of change, whose Korean is 되다: 感染している 감염돼 있다, 終了している 종료됐다. */
const OF_BECOMING: Readonly<Partial<Record<StateManner, string>>> = {
  result:
    '感染 安定 確定 確立 孤立 欠乏 結合 酸化 重複 所属 蓄積 中断 沈殿 停滞 破損 分散 分離 分裂 崩壊 飽和 麻痺 成立 停電 断水 伝染 普及 付属 完成 完了 関連 関係 損傷 変形 変色 ' +
    '劣化 定着 融合 直結 枯渇 老朽化 突出 連動 従属 帰属 風化 充血 団結 結束 屈折 石化 凝固 凝縮 溶解 露出 断絶 途絶 硬直 硬化 萎縮 癒着 付着 堆積 浸水 水没 腐食 変質 点灯 消灯 ' +
    '欠如 完備 完結',
  past: '終了 終結 開通 当選 失踪 絶滅 骨折 発覚 判明 満了 休講 欠航 決裂 頓挫 伝来',
  is: '共通 矛盾',
  'goes on': '悪化 回復 低下 連続 流通 進行 継続 持続 激化 多様化 遅延 加速 減速 改善 縮小 老化',
};

/** Nouns with another Korean word for the state. */
const BY_ANOTHER_WORD: Readonly<Record<string, readonly [manner: StateManner, sense: string]>> = {
  充実: ['is', '알차다'],
  相違: ['is', '다르다'],
  混乱: ['is', '혼란스럽다'],
  相当: ['is', '해당하다'],
  負傷: ['past', '부상을 입다'],
  怪我: ['past', '다치다'],
  捻挫: ['past', '삐다'],
  遭難: ['past', '조난당하다'],
  転倒: ['past', '넘어지다'],
  点在: ['result', '흩어지다'],
  破綻: ['past', '파탄 나다'],
  破局: ['past', '파국을 맞다'],
  露見: ['past', '탄로 나다'],
  昇給: ['past', '월급이 오르다'],
  来店: ['result', '가게에 오다'],
  隔絶: ['result', '동떨어지다'],
  疲労: ['result', '지치다'],
  相似: ['past', '닮다'],
  紛失: ['past', '잃어버리다'],
  凍結: ['result', '얼어붙다'],
  渋滞: ['result', '막히다'],
  集合: ['result', '모이다'],
  出張: ['result', '출장 가다'],
  駐車: ['result', '주차되다'],
  荒廃: ['result', '황폐해지다'],
  衰弱: ['result', '쇠약해지다'],
  開花: ['result', '꽃이 피다'],
  倒壊: ['result', '무너지다'],
  充満: ['result', '가득 차다'],
  起動: ['result', '켜지다'],
  欠落: ['result', '누락되다'],
  沸騰: ['goes on', '끓다'],
  出血: ['goes on', '피가 나다'],
  発熱: ['goes on', '열이 나다'],
  居眠り: ['goes on', '졸다'],
  浮気: ['goes on', '바람피우다'],
  困惑: ['goes on', '곤혹스러워하다'],
};

const rowsOf = (table: Readonly<Partial<Record<StateManner, string>>>, sense: string | null) =>
  Object.entries(table).flatMap(([manner, nouns]) =>
    nouns.split(' ').map((noun) => [noun, { manner: manner as StateManner, sense }] as const),
  );

/** The states of nouns with する; `~되다` for the noun of the main sense with 되다. */
export const NOUN_STATES: readonly (readonly [noun: string, state: State])[] = [
  ...rowsOf(OF_DOING, null),
  ...rowsOf(OF_BECOMING, '~되다'),
  ...Object.entries(BY_ANOTHER_WORD).map(([noun, [manner, sense]]) => [noun, { manner, sense }] as const),
];
