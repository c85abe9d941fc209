import { dictionaryForms, finalOf, isUsualStem, type Lemma, lemmasOf } from '../language/korean/index.js';
import { endsInNoun, isNounLike } from './ending-in-table.js';
import { endingMatcher } from './ending-matcher.js';

/** A short negation of a verb in 도: 안 가도 돼요. A word written together with 안 is another word: 안내해도. */
const SHORT_DENIAL = /(^|\s)안\s+([가-힣]+도)(?=\s*[돼되됩됐괜])/;

/** The ability to do something, 줄 after ㄹ: 할 줄 알아요, 할 줄 몰라. In the past it is a wrong belief: 갈 줄 알았어요. */
const KNOW_HOW = /^(.*[가-힣])\s*줄(?:은|도|을)?\s*(알|아[는세시]|압|모르|모릅|몰)(?!았|랐)\S*$/;

/** A question to oneself about what was: 뭐더라, 어디 갔더라. */
const ASKS_BACK = /(?:^|\s)(?:뭐|뭘|무슨|무엇|누구|누가|어디|언제|몇|어느|어떤|어떻게|왜|얼마)[가-힣]*(?:\s.*)?더라$/;

/**
 * Other words for an ending of the list, with that ending of 하다. The verb before does not matter: it is found with any.
 */
// biome-ignore format: a table, to be read down
const SAYINGS: readonly (readonly [says: RegExp, ...others: string[]])[] = [
  [/지\s*말아\s*(?:줘|주|달)/,                      '하지 마세요'],       // 가지 말아 주세요
  [/지\s*말(?:래|라고|라며)/,                       '하라고 했어', '하지 마세요'], // 먹지 말래요
  [/^(?:절대\s*)?안\s*[돼됩됐]/,                    '하면 안 되다'],       // 안 돼요
  [/(?<!못하)고\s*(?:말았|말\s?거|만다|말아)/,      '해 버리다'],         // 울고 말았어
  [/려(?:고\s*하)?던\s*(?:참|중)/,                  '하려는 참'],         // 나가려던 참이었어
  [/는\s*길(?:에|이야|이에요|입니다|이었\S*)?$/,    '하는 도중에'],       // 가는 길에
  [/야\s*(?:겠|[할될]\s*(?:것|거|듯))\S*/,          '해야 하다'],         // 가야겠다, 가야 할 것 같아
  [/야(?:죠|지요)$/,                                '해야지'],            // 가야죠
  [/는\s*(?:게|것이|거|편이)\s*나[을아았]\S*|는\s*(?:게|것이|거|편이)\s*낫/, '하는 편이 낫다'],
  [/는\s*(?:게|것이|거|편이)\s*좋/,                 '하는 게 좋다'],      // 쉬는 편이 좋아요
  [/[ㄴ은는던을ㄹ가-힣]\s*줄(?:은|로|만)?\s*(?:알았|몰랐)/, '한다고 생각하다'], // 자는 줄 알았어
  [/[가-힣]자고\s*(?:하|했|해|말)/,                 '하자'],              // 가자고 했어
  [/[가-힣]\s*(?:겁니다|것입니다)$/,                 '할 거예요'],          // 갈 겁니다
  [/\s대로(?=\s|$)/,                               '하는 대로'],          // 본 대로 말해
  [/\s채로?(?=\s|$)/,                              '한 채로'],            // 앉은 채 잤어
  [/\s뻔$/,                                        '할 뻔했다'],
  [/\s적이\s.*없/,                                 '한 적이 없다'],       // 한 적이 한 번도 없어
  [/[가-힣]\s*죽겠/,                               '해서 죽겠다'],        // 배고파 죽겠어
  [/[가-힣]\s*(?:생각|마음|작정)(?:이|은|도)\s*[없있]/, '할 생각'],       // 갈 마음이 없어
  [/[가-힣](?<![것거])\s?같(?:아|은|다|네|습)/,            '무엇과 같다'],        // 꿈같아
  [/다고\s*(?:들|그러|그랬)/,                       '한다고 하다'],        // 맛있다고 들었어
  [/서\s*(?:미안|죄송)/,                           '해서 죄송해요'],      // 늦어서 미안해
  [/지\s*않게(?!\s*[되돼됐됩])/,                   '하지 않도록'],        // 넘어지지 않게
  [/려면\s/,                                       '하려면'],             // 가려면 어떻게 해요
  [/다\s*남은/,                                    '하다 만'],            // 먹다 남은
  [/수만은\s*없/,                                  '할 수는 없다'],
  [/든(?:지|가)?\s*말든(?:지|가)?/,                 '하든 말든'],         // 가든지 말든지
  [/기\s*(?:가\s*)?(?:힘들|어려|어렵)/,            '하기 어렵다'],        // 읽기 힘들어요
  [/기\s*(?:가\s*)?좋(?!아하)/,                    '하기 편하다'],        // 쓰기 좋아요
  [/기\s*(?:가\s*)?싫/,                            '하고 싶다'],          // 가기 싫어
  [/(?:기를?|는\s*(?:것을?|걸|거))\s*좋아[하해한할합]/,       '하는 것을 좋아하다'],
  [/게\s*(?:만들|시키|시켜|시켰|시킨)/,              '공부시키다', '하게 하다'], // 웃게 만들었어
  [/지\s*말고/,                                     '하지 않고'],          // 걱정하지 말고
  [/지\s*못(?!하게)/,                               '할 수 없다'],         // 가지 못했어요
  [/[가-힣]\s지\s.*(?:[됐된돼넘지되])/,              '한 이래로', '하고 나서'],  // 온 지 3년 됐어요
  [/는\s*(?:건|것은|게|거)\s*어[때떻떠]/,            '하는 게 어때'],
  [/수도\s*있/,                                    '할지도 모르다', '할 수 있다'], // 그럴 수도 있지
  [ASKS_BACK,                                       '했던가'],            // 뭐였더라
];

/** Verbs of going and coming, which take a purpose: 놀러 오다, 사러 나가다. */
const MOTION = /(?:가|오|다니|들르|나서|떠나|모이)다$/;

/** Infinitives in 러 that are no purpose: 불러, 이르러, 치러. */
const OWN_REO = /(?:^|[^가-힣])(?:들|걸)러$|(?:불|흘|굴|눌|찔|둘|물|일|질|갈겨|치|우러|이르|푸르|누르)러$/;

/** A word for the purpose of going: 먹으러, 보러, 놀러. */
const purpose = endingMatcher('(으)러');
const isPurpose = (word: string): boolean => !OWN_REO.test(word) && !isNounLike(word) && purpose(word) !== null;

/** Checks for a purpose: 먹으러 alone, or with going or coming after it, whatever is in between: 사러 시장에 갔어요. */
function isForPurpose(words: readonly string[]): boolean {
  const index = words.findIndex(isPurpose);
  if (index < 0) return false;
  return index === words.length - 1 || words.slice(index + 1).some((word) => dictionaryForms(word).some(isMotion));
}
const isMotion = (word: string): boolean => MOTION.test(word);

const usualLemmas = (words: readonly string[]): Lemma[] =>
  endsInNoun(words) ? [] : lemmasOf(words.at(-1) ?? '').filter((lemma) => isUsualStem(lemma.word.slice(0, -1)));

/** An indirect question: 맛있는지, 큰지. */
const UNKNOWN = ['는지', 'ㄴ지', '(이)ㄴ지'].map(endingMatcher);
const isUnknown = (word: string): boolean => !isNounLike(word) && UNKNOWN.some((matcher) => matcher(word) !== null);

/** The last word by its ending: 갈래 is a proposal, and a wish; 안 가고 a negation; 칭찬받았어 a passive. */
function byLastWord(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const lemmas = usualLemmas(words);
  if (
    !/길래요?$/.test(last) &&
    !/지\s?말래요?$/.test(words.join(' ')) &&
    lemmas.some(({ ending }) => /^ㄹ래요?$/.test(ending))
  )
    return ['하지 않을래요', '하고 싶다'];
  const denial = denialOf(words, lemmas);
  if (denial && lemmas.some(({ use, ending }) => use === 'link' && /^[고서]$/.test(ending))) return [denial];
  if (words.some(isUnknown)) return ['할지'];
  const forms = dictionaryForms(last);
  if (forms.some((word) => /시키다$/.test(word))) return ['공부시키다'];
  return forms.some((word) => PASSIVE.test(word)) ? ['만들어지다'] : [];
}

/** The long negation for 안 before the last word. */
const denialOf = (words: readonly string[], lemmas: readonly Lemma[]): string | undefined =>
  words.at(-2) === '안' && !/^[되돼됩됐된될]/.test(words.at(-1) ?? '')
    ? DENIALS.find(([ends]) => lemmas.some(({ use, ending }) => ends(use, ending)))?.[1]
    : undefined;

/**
 * Meanings of the last word besides politeness and tense, in the reference's words: 안 가요 is a negation, 오셨어요 an
 * honorific. They count where nothing else is found.
 */
export function plainSayings(words: readonly string[]): string[] {
  const lemmas = usualLemmas(words);
  const denial = denialOf(words, lemmas);
  const honours = lemmas.some(
    ({ word, use, ending }) =>
      /시다$/.test(word) && !/[마모부적쑤]시다$/.test(word) && (use === 'past' || /^[ㄴ습ㅂ는]/.test(ending)),
  );
  return [...(denial ? [denial] : []), ...(honours ? ['하시다'] : [])];
}

/** Nouns with a verb that makes them passive: 칭찬받다, 사기당하다, 사용되다. 하게 of 하게되다 is no noun. */
const PASSIVE = /^[가-힣]{2,}(?:받|당하|(?<![게도면야지이가])되)다$/;

/** The long negation for 안 before a verb of this use. */
const DENIALS: readonly (readonly [(use: string, ending: string) => boolean, string])[] = [
  [(use, ending) => use === 'link' && ending === '고', '하지 않고'],
  [(use, ending) => use === 'link' && ending === '서', '하지 않아서'],
  [(use, ending) => use === 'statement' && ending === '요', '하지 않아요'],
  [(use) => use === 'statement' || use === 'past' || use === 'question', '하지 않다'],
];

/**
 * A Korean phrase in the words of the reference: 안 가도 돼요 as 가지 않아도 돼요, 할 줄 알아요 as 할 수 있다, 먹으러 as 하러 가다. A verb with
 * two possible dictionary forms gives two.
 */
export function otherSayings(query: string): string[] {
  const text = query.replace(/[?!.~]/g, '').trim();
  const denial = SHORT_DENIAL.exec(text);
  if (denial) {
    const [all, before, verb] = denial;
    const rest = text.slice(denial.index + all.length);
    const stems = dictionaryForms(verb!)
      .map((form) => form.replace(/다$/, ''))
      .filter(isUsualStem);
    return stems.map((stem) => `${text.slice(0, denial.index)}${before}${stem}지 않아도${rest}`);
  }
  const [, verb, known] = KNOW_HOW.exec(text) ?? [];
  if (verb !== undefined && finalOf(verb.slice(-1)) === 'ㄹ') {
    return [`${verb} 수 ${/^[알아압]/.test(known!) ? '있다' : '없다'}`];
  }
  const [, seems] = /^(.*[가-힣])\s*듯\s*(?:하|해|합|했|싶)/.exec(text) ?? [];
  if (seems !== undefined) return [finalOf(seems) === 'ㄹ' ? '할 것 같다' : '한 것 같다'];
  if (!/^[가-힣\d\s]{2,60}$/.test(text)) return [];
  const words = text.split(/\s+/);
  return [
    ...(isForPurpose(words) ? ['하러 가다'] : []),
    ...SAYINGS.flatMap(([says, ...others]) => (says.test(text) ? others : [])),
    ...byLastWord(words),
  ];
}
