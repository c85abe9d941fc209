/**
 * The role of a part of a phrase towards its neighbours. Particles follow nouns (`case`; `argument` before a
 * predicate), the end of a clause (`link`) or come at the end (`final`); the copula follows nouns (`copula`) or only
 * adjectives (`polite`).
 */
export type Role =
  | 'noun'
  | 'numeral'
  | 'na'
  | 'verb'
  | 'adjective'
  | 'te'
  | 'stem'
  | 'adverb'
  | 'adnominal'
  | 'interjection'
  | 'prefix'
  | 'suffix'
  | 'case'
  | 'argument'
  | 'purpose'
  | 'na particle'
  | 'link'
  | 'final'
  | 'copula'
  | 'auxiliary'
  | 'unknown'
  | 'edge';

export type EntryList = 'particles' | 'endings';

/** The reference to an entry that explains a particle or an ending, or null where several entries have this writing. */
export type EntryAddress = { readonly list: EntryList; readonly id: string | null };

/** A word that the word book does not have, or whose entry there is too general for a phrase. */
export type FunctionWord = {
  readonly written: string;
  /** Its pronunciation: は is わ. */
  readonly heard: string;
  readonly role: Role;
  readonly cost: number;
  readonly gloss: string;
  readonly entry: EntryAddress | null;
};

/**
 * A word with its role and cost: its writing, its Korean, its entry (`?` for an id means that several entries have this
 * writing), and its pronunciation where that differs.
 */
type Line = readonly [written: string, gloss: string, entry: `${EntryList}/${string}` | null, heard?: string];

// biome-ignore format: a table, to be read down
const TABLE: readonly (readonly [role: Role, cost: number, words: readonly Line[]])[] = [
  ['case', 0.6, [
    ['は', '~은/는', 'particles/wa', 'わ'],
    ['に', '~에, ~에게', 'particles/?'],
    ['の', '~의', 'particles/no'],
    ['も', '~도', 'particles/mo'],
    ['で', '~에서, ~(으)로', 'particles/?'],
    ['と', '~와/과', 'particles/?'],
    ['から', '~부터, ~에서', 'particles/kara'],
    ['まで', '~까지', 'particles/made'],
    ['だけ', '~만', 'particles/dake'],
  ]],
  ['argument', 0.6, [
    ['が', '~이/가', 'particles/ga'],
    ['を', '~을/를', 'particles/o', 'お'],
  ]],
  ['case', 1.2, [
    ['へ', '~에, ~(으)로', 'particles/e', 'え'],
    ['より', '~보다', 'particles/yori'],
    ['しか', '~밖에', 'particles/shika'],
    ['ばかり', '~만', 'particles/bakari'],
    ['ほど', '~만큼', 'particles/hodo'],
    ['くらい', '~정도', 'particles/gurai'],
    ['ぐらい', '~정도', 'particles/gurai'],
    ['など', '~등', 'particles/nado'],
    ['こそ', '~(이)야말로', 'particles/koso'],
    ['さえ', '~조차', 'particles/sae'],
    ['って', '~(이)란, ~라고', 'particles/tte'],
    ['か', '~ㄴ가, ~(이)나', 'particles/ka'],
    ['とか', '~(이)라든가', 'particles/toka'],
    ['や', '~(이)나', 'particles/ya'],
    ['でも', '~(이)라도', 'particles/?'],
    ['には', '~에는', 'particles/ni-place', 'にわ'],
    ['では', '~에서는', 'particles/de-place', 'でわ'],
    ['とは', '~(이)란', null, 'とわ'],
    ['への', '~(으)로의', 'particles/e', 'えの'],
    ['からの', '~에서 온', 'particles/kara'],
    ['までの', '~까지의', 'particles/made'],
    ['にも', '~에게도', 'particles/mo'],
    ['までも', '~까지도', 'particles/made'],
    ['なら', '~(이)라면', 'endings/nara'],
    ['なんて', '~ 같은 건', 'particles/nante'],
    ['なんか', '~ 따위, ~ 같은 것', 'particles/nanka'],
    ['みたい', '~ 같다', 'endings/mitai'],
    ['のように', '~처럼', 'endings/you-da'],
    ['のような', '~ 같은', 'endings/you-da'],
    ['みたいに', '~처럼', 'endings/mitai'],
    ['みたいな', '~ 같은', 'endings/mitai'],
    ['なのに', '~인데', 'particles/noni'],
    ['だけで', '~만으로', 'particles/dake'],
    ['なしで', '~ 없이', null],
    ['なしでは', '~ 없이는', null, 'なしでわ'],
    ['なしじゃ', '~ 없이는', null],
    ['として', '~(으)로서', 'particles/to-shite'],
    ['について', '~에 대해', 'particles/ni-tsuite'],
    ['にとって', '~에게 있어', 'particles/ni-totte'],
    ['だけの', '~만의', 'particles/dake'],
    ['だけが', '~만이', 'particles/dake'],
    ['だけは', '~만은', 'particles/dake', 'だけわ'],
    ['だけを', '~만을', 'particles/dake', 'だけお'],
    ['だけに', '~에게만', 'particles/dake'],
    ['だけじゃ', '~만으로는', 'particles/dake'],
    ['ばかりの', '~투성이의', 'particles/bakari'],
    ['ほどの', '~만큼의', 'particles/hodo'],
    ['くらいの', '~정도의', 'particles/gurai'],
    ['ぐらいの', '~정도의', 'particles/gurai'],
    ['での', '~에서의', 'particles/de-place'],
    ['との', '~와/과의', 'particles/to-with'],
    ['とも', '~와/과도', 'particles/mo'],
    ['からも', '~에서도', 'particles/mo'],
    ['からは', '~부터는', 'particles/kara', 'からわ'],
    ['までは', '~까지는', 'particles/made', 'までわ'],
    ['までに', '~까지', 'particles/made'],
    ['よりも', '~보다도', 'particles/yori'],
    ['だって', '~(이)라도', 'particles/datte-even'],
    ['のため', '~을/를 위해', 'endings/tame-ni'],
    ['のために', '~을/를 위해', 'endings/tame-ni'],
    ['じゃ', '~(으)론', null],
    ['かな', '~일까', 'particles/kana'],
  ]],
  ['purpose', 0.4, [
    ['に', '~하러', 'endings/ni-iku'],
  ]],
  ['na particle', 0.5, [
    ['な', '~한 (명사 앞)', 'endings/na-adj'],
  ]],
  ['link', 1.2, [
    ['から', '~(으)니까', 'particles/kara-reason'],
    ['けど', '~지만', 'particles/kedo'],
    ['けれど', '~지만', 'particles/kedo'],
    ['けれども', '~지만', 'particles/kedo'],
    ['が', '~지만', 'particles/ga-but'],
    ['し', '~고', 'particles/shi'],
    ['ので', '~(으)므로', 'particles/node'],
    ['のに', '~는데', 'particles/noni'],
    ['と', '~(으)면, ~라고', 'endings/to-if'],
    ['なら', '~(이)라면', 'endings/nara'],
    ['って', '~라고', 'particles/tte'],
    ['より', '~보다', 'particles/yori'],
    ['の', '~것', 'particles/no-nominal'],
    ['のは', '~것은', 'particles/no-nominal', 'のわ'],
    ['のが', '~것이', 'particles/no-nominal'],
    ['のを', '~것을', 'particles/no-nominal', 'のお'],
    ['ように', '~도록', 'endings/you-ni'],
    ['ような', '~ 같은', 'endings/you-da'],
    ['みたいに', '~처럼', 'endings/mitai'],
    ['みたいな', '~ 같은', 'endings/mitai'],
    ['だけ', '~만', 'particles/dake'],
    ['ほど', '~(으)ㄹ수록', 'particles/hodo'],
    ['ばかり', '~기만', 'particles/bakari'],
    ['しか', '~밖에', 'particles/shika'],
    ['ために', '~기 위해', 'endings/tame-ni'],
    ['ため', '~기 위해', 'endings/?'],
    ['まま', '~은 채', 'endings/mama'],
    ['かどうか', '~인지 어떤지', 'endings/ka-douka'],
    ['とか', '~라든가', 'particles/toka'],
    ['だの', '~라느니', 'particles/da-no'],
    ['なんて', '~라니', 'particles/nante'],
  ]],
  ['link', 0.6, [
    ['まで', '~까지', 'particles/made'],
  ]],
  ['final', 0.7, [
    ['よ', '~야, ~어요', 'particles/yo'],
    ['ね', '~네, ~지', 'particles/ne'],
    ['か', '~까?', 'particles/ka'],
    ['の', '~거야', 'particles/no-end'],
    ['な', '~구나', 'particles/na-end'],
  ]],
  ['final', 1.6, [
    ['さ', '~지 뭐', 'particles/sa-end'],
    ['ぞ', '~다!', 'particles/zo'],
    ['ぜ', '~자!', 'particles/ze'],
    ['わ', '~어 (부드럽게)', 'particles/wa-end'],
    ['よね', '~지?', 'particles/yone'],
    ['かな', '~(으)ㄹ까', 'particles/kana'],
    ['かも', '~(으)ㄹ지도', 'endings/kamo-shirenai'],
    ['かもしれない', '~(으)ㄹ지도 몰라', 'endings/kamo-shirenai'],
    ['かもしれません', '~(으)ㄹ지도 몰라요', 'endings/kamo-shirenai'],
    ['かしら', '~(으)ㄹ까', 'particles/kashira'],
    ['っけ', '~더라?', 'particles/kke'],
    ['もん', '~는걸', 'particles/mon'],
    ['もの', '~는걸', 'particles/mon'],
    ['なあ', '~구나', 'particles/na-end'],
    ['ねえ', '~네', 'particles/ne'],
    ['のか', '~는 건가', 'particles/no-end'],
    ['のよ', '~거야', 'particles/no-end'],
    ['のね', '~거네', 'particles/no-end'],
    ['かい', '~니?', 'particles/ka'],
    ['じゃん', '~잖아', 'endings/ja-nai'],
    ['でしょ', '~지?', 'endings/deshou'],
    ['だろ', '~지?', 'endings/deshou'],
    ['だろう', '~겠지', 'endings/deshou'],
    ['でしょう', '~겠죠', 'endings/deshou'],
    ['らしい', '~인 것 같다', 'endings/rashii'],
    ['みたい', '~ 같아', 'endings/mitai'],
    ['べき', '~해야 한다', 'endings/beki'],
    ['はず', '~일 것이다', 'endings/hazu'],
    ['みたいだ', '~ 같다', 'endings/mitai'],
    ['みたいです', '~ 같아요', 'endings/mitai'],
    ['らしいよ', '~라더라', 'endings/rashii'],
    ['んだよ', '~는 거야', 'endings/n-desu'],
    ['んだね', '~는 거네', 'endings/n-desu'],
    ['んですか', '~는 건가요', 'endings/n-desu'],
    ['んですよ', '~는 거예요', 'endings/n-desu'],
    ['んじゃない', '~는 거 아냐', 'endings/n-desu'],
    ['ございます', '~습니다 (정중하게)', null],
    ['ございました', '~었습니다 (정중하게)', null],
    ['つもり', '~(으)ㄹ 생각', 'endings/tsumori'],
    ['つもりです', '~(으)ㄹ 생각이에요', 'endings/tsumori'],
  ]],
  ['copula', 0.8, [
    ['だ', '~(이)다', 'endings/desu'],
    ['です', '~입니다', 'endings/desu'],
    ['だった', '~였다', 'endings/desu'],
    ['でした', '~였습니다', 'endings/desu'],
    ['じゃない', '~이/가 아니다', 'endings/ja-nai'],
    ['で', '~(이)고', 'endings/kute'],
  ]],
  ['copula', 1.4, [
    ['ではない', '~이/가 아니다', 'endings/ja-nai', 'でわない'],
    ['じゃなかった', '~이/가 아니었다', 'endings/ja-nai'],
    ['じゃありません', '~이/가 아닙니다', 'endings/ja-nai'],
    ['ではありません', '~이/가 아닙니다', 'endings/ja-nai', 'でわありません'],
    ['じゃないです', '~이/가 아니에요', 'endings/ja-nai'],
    ['だろう', '~(이)겠지', 'endings/deshou'],
    ['でしょう', '~(이)겠죠', 'endings/deshou'],
    ['なんだ', '~인 거야', 'endings/n-desu'],
    ['なんです', '~인 거예요', 'endings/n-desu'],
    ['なの', '~인 거야', 'particles/no-end'],
    ['なのかな', '~인 걸까', 'particles/kana'],
    ['なのか', '~인 건가', 'particles/no-end'],
    ['なら', '~(이)라면', 'endings/nara'],
    ['だから', '~(이)니까', 'particles/kara-reason'],
    ['ですから', '~(이)니까요', 'particles/kara-reason'],
    ['だけど', '~(이)지만', 'particles/kedo'],
    ['ですけど', '~(이)지만', 'particles/kedo'],
    ['ですが', '~입니다만', 'particles/ga-but'],
    ['だって', '~래', 'particles/tte'],
    ['だし', '~(이)고', 'particles/shi'],
    ['だったら', '~(이)라면', 'endings/tara'],
    ['だと', '~(이)라고', 'particles/to-quote'],
    ['なので', '~(이)라서', 'particles/node'],
    ['なのに', '~인데', 'particles/noni'],
    ['だもん', '~인걸', 'particles/mon'],
    ['だらけ', '~투성이', 'endings/darake'],
    ['だっけ', '~였더라', 'particles/kke'],
    ['でしたっけ', '~였죠?', 'particles/kke'],
    ['じゃないか', '~이/가 아닌가', 'endings/ja-nai'],
    ['だってば', '~라니까', 'particles/tte-ba'],
    ['ですって', '~래요', 'particles/tte'],
    ['でございます', '~입니다', 'endings/de-gozaimasu'],
    ['である', '~이다', 'endings/de-aru'],
    ['であった', '~이었다', 'endings/de-aru'],
    ['じゃなくて', '~이/가 아니라', 'endings/ja-nai'],
    ['ではなく', '~이/가 아니라', 'endings/ja-nai', 'でわなく'],
  ]],
  ['auxiliary', 1.2, [
    ['ください', '~아/어 주세요', 'endings/te-kudasai'],
    ['くれ', '~아/어 줘', 'endings/te-kureru'],
    ['ちょうだい', '~아/어 줘', 'endings/te-kudasai'],
    ['ほしい', '~아/어 줬으면 해', 'endings/te-hoshii'],
    ['いい', '~아/어도 돼', 'endings/te-mo-ii'],
    ['だめ', '~(으)면 안 돼', 'endings/te-wa-ikenai'],
    ['いけない', '~(으)면 안 돼', 'endings/te-wa-ikenai'],
    ['いけません', '~(으)면 안 돼요', 'endings/te-wa-ikenai'],
    ['はだめ', '~(으)면 안 돼', 'endings/te-wa-ikenai', 'わだめ'],
    ['はいけない', '~(으)면 안 돼', 'endings/te-wa-ikenai', 'わいけない'],
    ['はいけません', '~(으)면 안 돼요', 'endings/te-wa-ikenai', 'わいけません'],
  ]],
  ['prefix', 0.9, [
    ['お', '(높임)', null],
    ['ご', '(높임)', null],
  ]],
  ['suffix', 1, [
    ['さん', '~ 씨', null],
    ['ちゃん', '~ (다정하게 부르는 말)', null],
    ['くん', '~ 군', null],
    ['さま', '~ 님', null],
    ['たち', '~들', null],
    ['ら', '~들', null],
    ['め', '~째', null],
  ]],
];

function addressOf(entry: Line[2]): EntryAddress | null {
  const [list, id] = (entry?.split('/') ?? []) as [EntryList?, string?];
  return list && id ? { list, id: id === '?' ? null : id } : null;
}

/** All function words. Those that the word book has, too, are found only as its word. */
export const FUNCTION_WORDS: readonly FunctionWord[] = TABLE.flatMap(([role, cost, words]) =>
  words.map(([written, gloss, entry, heard = written]) => ({
    written,
    heard,
    role,
    cost: cost + Math.max(0, 2 - written.length) * 0.2,
    gloss,
    entry: addressOf(entry),
  })),
);

const byWriting = new Map<string, FunctionWord[]>();
for (const word of FUNCTION_WORDS) byWriting.set(word.written, [...(byWriting.get(word.written) ?? []), word]);

/** The particles and endings with a writing. */
export const functionWordsWritten = (text: string): readonly FunctionWord[] => byWriting.get(text) ?? [];
