import { describe, expect, test } from 'vitest';
import { createTextReader } from '../../test/text-reader.js';

/** Forms that songs and letters are made of, of every class of verbs (docs/product/lookup.md#forms). */
const { tokensOf } = await createTextReader();
const glossed = (text: string) =>
  tokensOf(text).map(({ written, word, gloss }) => [written, word?.japaneseWord ?? null, gloss]);

// biome-ignore format: a table, to be read down
const VERBS: readonly (readonly [verb: string, te: string, stem: string, potential: string])[] = [
  ['歌う', '歌って', '歌い', '歌え'],  ['待つ', '待って', '待ち', '待て'],    ['走る', '走って', '走り', '走れ'],
  ['泣く', '泣いて', '泣き', '泣け'],  ['泳ぐ', '泳いで', '泳ぎ', '泳げ'],    ['話す', '話して', '話し', '話せ'],
  ['飲む', '飲んで', '飲み', '飲め'],  ['遊ぶ', '遊んで', '遊び', '遊べ'],    ['見る', '見て', '見', '見られ'],
  ['忘れる', '忘れて', '忘れ', '忘れられ'],
];
const voiced = (te: string, after: string) => (te.endsWith('で') ? { とこ: 'どこ', じ: 'じ', ち: 'じ' }[after] : after);

describe.each(VERBS)('%s is one word with what is attached to it', (verb, te, stem, potential) => {
  const bare = te.slice(0, -1);
  // biome-ignore format: a table, to be read down
  test.each([
    `${te}たんだ`, `${te}たんだから`, `${te}たんだよ`, `${te}いける`, `${te}いけない`, `${te}いけた`, `${te}あげられない`,
    `${te}みせる`, `${te}ごらん`, `${te}おいで`, `${te}いられない`, `${bare}${voiced(te, 'とこ')}う`, `${bare}${voiced(te, 'ち')}まった`,
    `${stem}はしない`, `${stem}やしない`, `${potential}やしない`, `${potential}はしない`, `${stem}つつ`, `お${stem}します`,
    `お${stem}いたしました`, `お${stem}ください`, `お${stem}になりました`,
  ])('%s', (text) => {
    if (text === 'お見します' || text.startsWith('お見') || /^お(?:持ち|待ち|呼び)(?:します|ください)/.test(text)) return;
    const [first, ...rest] = tokensOf(`君と${text}`).slice(2);
    expect([first?.word?.japaneseWord, first?.gloss !== null]).toEqual([expect.stringContaining(verb.slice(0, 1)), true]);
    expect(rest.filter(({ word, gloss }) => word !== null && gloss === null)).toEqual([]);
  });
});

// biome-ignore format: a table, to be read down
test.each<[text: string, written: string, word: string | null, gloss: string | null]>([
  ['ずっと待ってたんだから',     '待ってたんだ',   '待つ',   '기다리고 있었던 거야'],
  ['一人で生きていけるほど',     '生きていける',   '生きる', '살아갈 수 있다'],
  ['君なしでは生きていけない',   '生きていけない', '生きる', '살아갈 수 없다'],
  ['何も言ってあげられない',     '言ってあげられない', '言う', '말해 줄 수 없다'],
  ['黙っていられない',           '黙っていられない', '黙る', '입을 다물고 있을 수 없다'],
  ['きっと勝ってみせる',         '勝ってみせる',   '勝つ',   '이겨 보이다'],
  ['目を閉じて歌ってごらん',     '歌ってごらん',   '歌う',   '노래해 봐라'],
  ['忘れはしない',               '忘れはしない',   '忘れる', '잊지 않다'],
  ['思いもしなかった',           '思いもしなかった', '思う', '생각하지 않았다'],
  ['誰かのせいで眠れやしない',   '眠れやしない',   '眠る',   '잠들 수 없다'],
  ['お呼びいたします',           'お呼びいたします', '呼ぶ', '부릅니다'],
  ['先生がお読みになった本',     'お読みになった', '読む',   '읽으셨다'],
  ['お会いできて嬉しい',         'お会いできて',   '会う',   '만날 수 있고'],
  ['ご連絡ください',             'ご連絡ください', '連絡',   '연락해 주세요'],
  ['お帰りください',             'お帰りください', '帰る',   '돌아가 주세요'],
  ['お世話になりました',         'お世話になりました', 'お世話になる', '신세를 졌습니다'],
  ['友達とお散歩する',           'お散歩する',     '散歩',   null],
  ['ご迷惑になる',               'なる',           'なる',   null],
  ['お茶をください',             'お茶',           'お茶',   null],
  ['お金になる話',               'お金',           'お金',   null],
  ['心から君を見つけ出した',     '出した',         null,     '발견해 냈다'],
  ['急に歩き出した',             '出した',         null,     '걷기 시작했다'],
  ['泳いだって届かない',         '泳いだって',     '泳ぐ',   '헤엄쳐도'],
  ['無理かもしんない',           'かもしんない',   null,     '~(으)ㄹ지도 몰라'],
  ['白くなるほど寒い',           'なる',           'なる',   null],
  ['白くなるほど寒い',           'ほど',           null,     '~(으)ㄹ 만큼, ~(으)ㄹ 정도로'],
  ['なるほど、わかった',         'なるほど',       'なるほど', null],
  ['どんだけ走っても',           'だけ',           null,     '~만'],
  ['大人になるってこういうことなのかな', 'なのかな', null, '~인 걸까'],
  ['嘘つきな僕を許して',         'な',             null,     '~한 (명사 앞)'],
  ['走る時には音がする',         '時',             '時',     null],
  ['時には母のない子のように',   '時には',         '時には', null],
  ['わかりみが深い',             'が',             null,     '~이/가'],
])('%s: %s', (text, written, word, gloss) => {
  expect(glossed(text)).toContainEqual([written, word, gloss]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['このまま時が止まって',     'このままときがとまって'],
  ['一月十七日と二十九日',     'いちがつじゅうしちにちとにじゅうくにち'],
  ['雨が降ろうが',             'あめがふろうが'],
  ['ぼんやり外を眺めて',       'ぼんやりそとをながめて'],
  ['額に汗して',               'ひたいにあせして'],
  ['額を壁に掛ける',           'がくをかべにかける'],
  ['床に入って眠る',           'とこにはいってねむる'],
  ['床を拭く',                 'ゆかをふく'],
  ['市場の魚は新鮮だ',         'いちばのさかなはしんせんだ'],
  ['市場の動向',               'しじょうのどうこう'],
  ['想定外の出来事',           'そうていがいのできごと'],
  ['思いの外に早い',           'おもいのほかにはやい'],
  ['足が床につく',             'あしがゆかにつく'],
  ['この額に手数料が加わる',   'このがくにてすうりょうがくわわる'],
  ['彼女の額は三万円',         'かのじょのがくはさんまんえん'],
  ['市場の声を聞く',           'しじょうのこえをきく'],
  ['敵の軍門に降る',           'てきのぐんもんにくだる'],
  ['今作の主人公',             'こんさくのしゅじんこう'],
  ['考えてたんじゅんにする',   'かんがえてたんじゅんにする'],
  ['田舎じゃのうかが多い',     'いなかじゃのうかがおおい'],
  ['大切にやしないます',       'たいせつにやしないます'],
  ['安いとこうなぎを食べた',   'やすいとこうなぎをたべた'],
  ['社長は今席を外して',       'しゃちょうはいませきをはずして'],
  ['今年の今夜と今週',         'ことしのこんやとこんしゅう'],
  ['お手数をおかけします',     'おてすうをおかけします'],
])('%s is read %s', (text, reading) => {
  expect(tokensOf(text).map((token) => token.reading ?? token.written).join('')).toBe(reading);
});
