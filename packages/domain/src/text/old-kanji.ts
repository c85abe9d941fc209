import { toNfc } from '../language/index.js';

/**
 * Kanji as they are written today, each with its older and Korean forms. 龍, 瀧 and 嶽 are missing: names are written so
 * today.
 */
const TABLE = `
万萬 与與 両兩 並竝 乗乘 乱亂 亀龜 予豫 争爭 亜亞 仏佛 仮假 会會 伝傳 体體 余餘 併倂 価價 倹儉 偽僞 児兒 党黨 円圓 写寫 処處 剣劍 剤劑
剥剝 剰剩 励勵 労勞 効效 勅敕 勧勸 勲勳 区區 医醫 単單 即卽 厳嚴 参參 双雙 収收 叙敍 台臺 叱𠮟 号號 営營 嘱囑 団團 囲圍 図圖 国國 圏圈
圧壓 堕墮 塁壘 塩鹽 填塡 増增 壊壞 壌壤 壮壯 声聲 壱壹 売賣 変變 奥奧 奨奬 嬢孃 学學 宝寶 実實 寛寬 寝寢 対對 寿壽 専專 将將 尽盡 届屆
属屬 峡峽 巣巢 巻卷 帯帶 帰歸 庁廳 広廣 廃廢 弁辨瓣辯辦辮 弐貳 弥彌 弾彈 当當 径徑 従從 徳德 徴徵 応應 恋戀 恒恆 恵惠 悩惱 悪惡 惨慘
慎愼 懐懷 戦戰 戯戲 戻戾 払拂 抜拔 択擇 担擔 拝拜 拠據 拡擴 挙擧 挟挾 挿插 捜搜 掲揭 揺搖 摂攝 撃擊 数數 斉齊 斎齋 断斷 旧舊 昼晝 晩晚
暁曉 暦曆 曽曾 条條 来來 枢樞 栄榮 桜櫻 桟棧 検檢 楼樓 楽樂 概槪 様樣 権權 横橫 欠缺 欧歐 歓歡 歩步 歯齒 歴歷 残殘 殴毆 殻殼 毎每 気氣
没沒 沢澤 浄淨 浅淺 浜濱 涙淚 渇渴 済濟 渉涉 渋澁 渓溪 温溫 湾灣 湿濕 満滿 滞滯 潜潛 瀬瀨 灯燈 炉爐 点點 為爲 焼燒 犠犧 状狀 独獨 狭狹
猟獵 献獻 獣獸 瓶甁 画畫 畳疊 痩瘦 痴癡 発發 盗盜 県縣 真眞 研硏 砕碎 礼禮 禅禪 秘祕 称稱 稲稻 穂穗 穏穩 窃竊 粋粹 粛肅 糸絲 経經 絵繪
絶絕 継繼 続續 総總 緑綠 緒緖 縁緣 縄繩 縦縱 繊纖 缶罐 翻飜 聴聽 胆膽 脳腦 臓臟 舎舍 艶艷 芸藝 茎莖 荘莊 蔵藏 薫薰 薬藥 虚虛 虫蟲 蚕蠶
蛍螢 蛮蠻 衛衞 装裝 褒襃 覇霸 覚覺 覧覽 観觀 触觸 訳譯 証證 誉譽 読讀 謡謠 譲讓 豊豐 賛贊 践踐 転轉 軽輕 辞辭 辺邊 逓遞 遅遲 郎郞
郷鄕鄉 酔醉 醸釀 釈釋 鉄鐵 鉱鑛 銭錢 鋳鑄 錬鍊 録錄 鎮鎭 関關 闘鬭 陥陷 険險 随隨 隠隱 雑雜 霊靈 静靜 頬頰 頼賴 顕顯 餅餠 駅驛 駆驅
騒騷 験驗 髄髓 髪髮 鶏鷄 麦麥 麺麵 黄黃 黒黑 黙默 齢齡 青靑 飲飮 内內 呉吳 彦彥 清淸 教敎 説說 税稅 脱脫 悦悅 鋭銳 閲閱 尚尙 強强 査查
産產 姫姬 冊册 告吿 戸戶 氷冰 娯娛 既旣 歳歲 舗舖 遥遙 窓窗窻 煙烟 嘆歎 涼凉 群羣 峰峯 島嶋 略畧 況况 減减 決决 恥耻 携攜 鎖鎻
`;

const NEW_BY_OLD: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s+/)
    .flatMap((row) => {
      const [today, ...old] = [...row];
      return old.map((each) => [each, today!] as const);
    }),
);

/** A kanji as it is written today: 學 is 学. */
export const kanjiOfToday = (kanji: string): string => {
  const unified = toNfc(kanji);
  return NEW_BY_OLD.get(unified) ?? unified;
};
