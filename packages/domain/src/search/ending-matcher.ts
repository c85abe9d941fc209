import {
  type Ending,
  finalOf,
  isAdjective,
  isCopula,
  isUsualStem,
  type Joins,
  type Kind,
  stemsWith,
} from '../language/korean/index.js';
import { memoizeTexts } from './memoize-texts.js';

/** Returns the number of letters of an ending at the end of a Korean text; null where the text does not have it. */
export type EndingMatcher = (text: string) => number | null;

const ALL: readonly Kind[] = ['verb', 'adjective', 'existence', 'copula'];
const COPULA: readonly Kind[] = ['copula'];

const endingOf = (joins: Joins, text: string, closed = text, kinds = ALL): Ending => ({
  use: 'link',
  joins,
  kinds,
  text,
  closed,
});

/** Endings after the past and 겠, where they are as after a consonant: 갔으니까, 갔을걸, 하겠지만. */
function withTenses(ending: Ending): Ending[] {
  const { joins, text, closed, kinds } = ending;
  if (joins !== 'stem' && joins !== 'open') return [ending];
  const letter = /^[ㄱ-ㅎ]/.exec(text)?.[0] ?? '';
  const after = joins === 'stem' ? closed : letter ? `${CLOSING[letter] ?? ''}${text.slice(1)}` : `으${text}`;
  return [
    ending,
    endingOf('infinitive', `ㅆ${after}`, undefined, kinds),
    endingOf('infinitive', `ㅆ었${after}`, undefined, kinds),
    endingOf('stem', `겠${after}`, undefined, kinds),
  ];
}
const CLOSING: Readonly<Record<string, string>> = { ㄴ: '은', ㄹ: '을', ㅂ: '습' };

/** Endings before a noun, in any tense: 하는 김에, 온 김에, 하던 김에. */
const ADNOMINAL = [endingOf('stem', '는'), endingOf('open', 'ㄴ'), endingOf('stem', '던')];

const INFINITIVE = endingOf('infinitive', '');

/** Parses the textbook form of an ending, without its wave: `(으)면`, `ㄹ걸`, `아/어서`, `아서/어서`, `(이)라서`, `는다|ㄴ다`. */
function endingsOf(written: string): readonly Ending[] {
  if (written === '는' || written === 'ㄴ' || written === '(으)ㄴ') return ADNOMINAL;
  if (written.startsWith('(으)')) return withTenses(endingOf('open', written.slice('(으)'.length)));
  if (written === 'ㅂ니다') return withTenses(endingOf('stem', written, '습니다'));
  if (/^[ㄱ-ㅎ]/.test(written)) return withTenses(endingOf('open', written));
  const [, past, after] = /^(?:아|(았))(?:\/[어었])?([^/]*)/.exec(written) ?? [];
  if (after === '' && !past) return [INFINITIVE];
  if (after !== undefined) return [endingOf('infinitive', `${past ? 'ㅆ' : ''}${after}`)];
  if (written.startsWith('(이)')) {
    const text = written.slice('(이)'.length);
    const joins = /^[ㄱ-ㅎ]/.test(text) ? 'open' : 'stem';
    return [...withTenses(endingOf(joins, text, text, COPULA)), endingOf('noun', text)];
  }
  const [closed = '', text = closed] = written.split('|');
  return [
    ...withTenses(endingOf('stem', text, closed)),
    // Reported speech has another form after verbs: 맛있다고, but 간다고 and 먹는다고.
    ...(/^다[고는나니]/.test(written) ? [endingOf('stem', `ㄴ${written}`, `는${written}`)] : []),
  ];
}

/** A verb is no adjective, and has no ㄴ데, ㄴ가 and ㅁ: 인데, 큰데, 예쁜가, 가신데. */
const DESCRIBES = /^ㄴ[데가지]|^ㅁ$/;
const describes = (stem: string): boolean => isAdjective(stem) || /(?:[하이시크세차싶]|있|없)$/.test(stem);

/** The ending of a request, 앉으세요; after 이다 it is only honorific: 선생님이세요. */
const REQUEST = '세요';

/** Texts in which no ending follows a stem: 피곤하다 is no 곤 하다 of 피다, and 어떻게 되다 is a question. */
const NO_STEM = /피곤$|어떻게$/;

/** The endings of 이다 that distinguish a noun of one syllable from the beginning of another word: 새라면; but 동네, 휴지만. */
const TELLS_NOUN = /^(?:라면|라서|니까|든지|죠|지요)$/;
/** Compound verbs, which are no noun before 이: 들어오래, 나가래, 공부하든. */
const COMPOUND = /(?:[아어여해와워려라러나다]오|[나아어여려라]가|[아어여해와워려][보주두]|하|되)시?이$/;
/** Pronouns, which join 이다 in one syllable: 뭔데, 누군지, 어딜까. */
const PRONOUN = /(?:^[나너저뭐누]|거|게|누구|어디|언제|얼마|여기|거기|저기)이$/;
/** Checks for a noun before an ending of 이다 without 이; 먹으 of 먹으래 is none. Many nouns end with ㄴ지: 오렌지. */
const isNoun = (stem: string, ending: string): boolean =>
  ending !== '다' &&
  !stem.endsWith('으이') &&
  !COMPOUND.test(stem) &&
  (PRONOUN.test(stem) || TELLS_NOUN.test(ending) || (stem.length > 2 && ending !== 'ㄴ지'));

/** A text after any noun: 물처럼; alone it counts, too. */
export const afterNoun =
  (text: string): EndingMatcher =>
  (whole) =>
    whole.endsWith(text) ? text.length : null;

/** The sizes of the memos: the parts of one phrase are matched with each ending many times. */
const MATCHERS_MAX = 1000;
const TEXTS_MAX = 32;

/**
 * Returns the matcher of an ending in its textbook form: `(으)면` for 가면 and 먹으면. Spaces in it are optional; `+` means
 * after a noun.
 */
export const endingMatcher = memoizeTexts(createEndingMatcher, MATCHERS_MAX);

function createEndingMatcher(written: string): EndingMatcher {
  const text = written.replaceAll(' ', '');
  if (text.startsWith('+')) return afterNoun(text.slice(1));
  const endings = endingsOf(text);
  const isFit = (stem: string, { joins, text }: Ending) =>
    isUsualStem(stem) &&
    !NO_STEM.test(stem + text) &&
    (joins !== 'noun' || isNoun(stem, text)) &&
    (!DESCRIBES.test(text) || describes(stem));
  const followsStem = (stems: readonly string[], ending: Ending) =>
    stems.some((stem) => isFit(stem, ending)) && !(ending.text === REQUEST && stems.some(isCopula));
  const lengthsIn = memoizeTexts(
    (text) =>
      endings
        .filter(
          (ending) => mayEnd(text, ending) && !isSeoForm(text, ending) && followsStem(stemsWith(text, ending), ending),
        )
        .map((ending) => ending.text.replace(/^[ㄱ-ㅎ]/, '').length),
    TEXTS_MAX,
  );
  return (text) => {
    const lengths = lengthsIn(text);
    return lengths.length > 0 ? Math.max(...lengths) : null;
  };
}

/** Checks for the ending 서 after an infinitive, as in 와서 보세요; it is no infinitive of a verb in 서다. */
const isSeoForm = (text: string, ending: Ending): boolean =>
  ending === INFINITIVE && text.endsWith('서') && stemsWith(text.slice(0, -1), INFINITIVE).some(isUsualStem);

/** Checks the letters of an ending before its stems are searched, which is slower. */
function mayEnd(text: string, { text: ending, closed }: Ending): boolean {
  const letter = /^[ㄱ-ㅎ]/.exec(ending)?.[0] ?? '';
  const rest = ending.slice(letter.length);
  if (text.endsWith(rest) && text.length > rest.length) {
    if (letter === '' || finalOf(text.slice(0, text.length - rest.length)).endsWith(letter)) return true;
  }
  return closed !== ending && text.endsWith(closed);
}
