/**
 * Place of an ending in a sentence: `end` closes it (예쁘네), `link` connects, though a phrase may end with it (비 오는데),
 * `plain` is politeness alone (학생이에요).
 */
export type Place = 'end' | 'link' | 'plain';

/** 나 보다 and ㄴ가 보다 in the forms of 보다 for guesses about others: 오나 봐, 바쁜가 봅니다. */
const GUESS = ['나', 'ㄴ가']
  .flatMap((asks) => ['보다', '봐', '봅니다', '보네', '보지', '보죠', '본데'].map((form) => `~${asks} ${form}`))
  .join(', ');

/**
 * Endings of Korean that the reference has in other words, with the meanings of the entries that answer them, the
 * closest first. They are in textbook form: `~(으)면` has 으 after a consonant, a letter closes the syllable before (`~ㄹ걸`
 * 갈걸, 먹을걸), `~아/어` follows the infinitive, `~(이)라서` a noun with 이다, `+` any noun, `|` separates the form after a
 * consonant from that after a vowel. Spaces in one are optional. The past (갔는데) and 겠 (하겠지만) may always come before it.
 */
// biome-ignore format: a table, to be read down
export const ENDING_TABLE: readonly (readonly [place: Place, endings: string, ...meanings: string[]])[] = [
  // what follows is told against it, or is its ground
  ['link', '~는데, ~ㄴ데, ~던데, ~ㄹ 건데, ~는 건데, ~ㄴ 건데', '~는데'],
  ['link', '~는데도, ~ㄴ데도',                       '~는데도', '~에도 불구하고', '~는데도 불구하고'],
  ['link', '~지만, ~(이)지만',                       '~지만', '~기는 하지만'],
  ['link', '~더라도, ~(이)더라도',                   '~아도/어도', '~더라도', '~다고 해도'],
  ['link', '~ㄹ지라도, ~ㄹ지언정, ~ㄴ들, ~았자',      '~더라도', '~다고 해도'],
  ['link', '~(으)면서도',                            '~(으)면서도'],
  // two things at one time, one after the other
  ['link', '~(으)면서, ~(으)며',                      '~(으)면서'],
  ['link', '~자마자, ~기 무섭게',                     '~자마자'],
  ['link', '~다가',                                   '~는 도중에'],
  ['link', '~다 보면, ~다 보니, ~다 보니까',           '~는 동안에'],
  ['link', '~고서, ~고 나니, ~고 나니까, ~고 나면',    '~고 나서'],
  ['link', '~고 보니, ~고 보니까, ~아/어 보니, ~아/어 보니까', '~았더니/었더니'],
  ['link', '~거나',                                   '~거나'],
  // cause
  ['link', '~(으)니까, ~았으니, ~(이)니까',           '~(으)니까', '~(이)니까', '~니까'],
  ['link', '~느라, ~느라고, ~는 통에',                '~ 때문에', '~는 바람에'],
  ['link', '~길래, ~(이)길래, ~기에',                 '~기 때문에', '~기에'],
  ['link', '~(으)므로, ~(이)므로',                    '~기 때문에', '~(이)므로'],
  ['link', '~(이)라서',                               '~(이)라서', '~아서/어서'],
  ['link', '~아/어 가지고, ~아/어 갖고',              '~아서/어서'],
  ['link', '~아/어서',                                '~아서/어서'],
  ['link', '~ㄹ 테니까, ~ㄹ 테니',                    '~(으)니까', '~(으)ㄹ 것이다'],
  // purpose and will
  ['link', '~(으)려고, ~(으)려다, ~(으)려다가',       '~(으)려고 하다', '~기 위해서', '~(으)려고'],
  ['link', '~고자',                                   '~고자', '~기 위해서'],
  ['link', '~도록',                                   '~도록'],
  ['end',  '~ㄹ 뿐',                                   '~(으)ㄹ 뿐이다'],
  ['end',  '~ㄹ게',                                   '~ㅂ니다'],
  ['end',  '~ㄹ 테다, ~ㄹ 테야',                      '~(으)ㄹ 생각'],
  ['end',  '~자, ~자꾸나',                            '~자'],
  ['end',  '~지 말자',                                '~지 마', '~지 마세요'],
  ['end',  '~거라, ~너라',                            '~아라/어라'],
  ['end',  '~(으)렴, ~(으)려무나',                    '~(으)렴'],
  ['end',  '~지 그래',                                '~는 게 어때'],
  // conditions
  ['link', '~다면, ~는다면|ㄴ다면',                   '~다고 하면', '~(으)면'],
  ['link', '~(이)라면',                               '~(이)라면'],
  ['link', '~거든',                                   '~거든요', '~거든'],
  ['link', '~든지, ~든가, ~든',                       '~든', '무엇을 ~아도/어도', '~든지 ~든지'],
  ['link', '~(이)든지, ~(이)든',                      '~(이)든'],
  // what one thinks and feels
  ['end',  '~겠지, ~겠지요, ~겠죠',                   '~겠지요'],
  ['end',  '~겠다, ~겠네, ~겠군, ~겠구나',            '~(으)ㄹ 것 같다'],
  ['end',  '~네',                                     '~네요', '~네'],
  ['end',  '~구나, ~는구나, ~군, ~는군, ~군요, ~는군요', '~구나', '참 ~구나', '그래서 ~구나'],
  ['end',  '~지, ~지요, ~죠',                         '~지요'],
  ['end',  '~잖아',                                   '~잖아', '~잖아요'],
  ['end',  '~다니, ~는다니|ㄴ다니',                   '~다니'],
  ['end',  '~다니까, ~는다니까|ㄴ다니까',             '~다니까'],
  ['end',  '~ㄹ걸, ~ㄹ 걸',                           '~(으)ㄹ걸', '~(으)ㄹ 걸 그랬다', '~(으)ㄹ 거예요'],
  ['end',  '~는걸, ~ㄴ걸',                            '~(는)걸', '~(으)ㄴ걸'],
  ['link', '~ㄹ 텐데',                                '~(으)ㄹ 텐데', '~(으)ㄹ 것이다'],
  ['link', '~ㄹ까 봐, ~ㄹ까 봐서, ~ㄹ까 봐요, ~ㄹ까 싶어, ~ㄹ까 싶다', '~지 않을까', '~지 않을까 싶다'],
  ['end',  GUESS,                                     '~는 모양이다', '~ㄴ 것 같다'],
  ['end',  '~겠어, ~겠습니다',                        '~하겠습니다', '~ㅂ니다', '~(으)ㄹ 것 같다'],
  // what one asks
  ['end',  '~나, ~ㄴ가, ~ㄴ가요, ~나요',              '~는 건가요', '~ㄴ가', '~까?'],
  ['end',  '~습니까|ㅂ니까, ~냐, ~니',                '~까?'],
  ['end',  '~ㄹ까',                                   '~(으)ㄹ까요', '~을까', '~(으)ㄹ까'],
  // what others said
  ['end',  '~대, ~는대|ㄴ대, ~다며, ~다면서, ~는다며|ㄴ다며, ~는다면서|ㄴ다면서', '~대'],
  ['end',  '~(이)래, ~(이)라며, ~(이)라면서',         '~(이)래', '~대'],
  ['end',  '~(으)래, ~(으)라고',                      '~(으)라고 말하다'],
  ['end',  '~다고, ~는다고|ㄴ다고',                   '~다고 하다', '~다고'],
  ['link', '~다시피',                                 '~는 대로'],
  ['link', '~듯이, ~듯, ~는 듯이, ~ㄴ 듯이, ~ㄹ 듯이', '~처럼', '~와/과 같이'],
  // after nouns
  ['link', '+만큼',                                   '~만큼'],
  ['link', '+밖에',                                   '~밖에'],
  ['link', '+조차',                                   '~조차'],
  ['link', '+처럼',                                   '~처럼'],
  // politeness and tense alone
  ['plain', '~(이)에요, ~(이)예요, ~(이)야, ~(이)ㅂ니다', '~이에요/예요'],
];
