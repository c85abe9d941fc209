import { isAdjective } from '../../../language/korean/index.js';
import type { GradedWord } from '../graded-word.js';
import { sensesOf } from '../senses.js';
import type { Mood } from './moods.js';
import { isVerbListed, type Saying, type Tag } from './predicate.js';

/** The speech act of a phrase: it tells, asks, requests or proposes. */
export type Kind = 'tell' | 'ask' | 'request' | 'propose';

const ASKS = /(?:\?|까)$/;
const REQUESTS = /(?:て|で|てね|でね|ください|下さい|なさい|なさって|お願いします|お願いいたします|どうぞ|を|くれ)$/;
const PROPOSES = /(?:ましょう|よう|こう|そう|ぼう|もう|ろう)$/;

export function kindOf({ japaneseWord, meaningKo }: Pick<GradedWord, 'japaneseWord' | 'meaningKo'>): Kind {
  if (sensesOf(meaningKo).some((sense) => ASKS.test(sense))) return 'ask';
  if (REQUESTS.test(japaneseWord)) return 'request';
  return PROPOSES.test(japaneseWord) ? 'propose' : 'tell';
}

/** Verbs with which 주다 reverses who has what. */
const KEEPS_GIVE = /^(?:빌리|돌리|감기|보이|들리|살리|맡|돕|주)다$/;

/** Verbs of involuntary actions: with these 을까요 is only a softer question. */
const AT_NO_WILL = /(?:=|^(?:되|있|없|괜찮|걸리|어떻|도착하|좋|맞|아프|가능하|필요하|나오|끝나)다)$/;

/** Performative verbs: 부탁합니다, 부탁하겠습니다 and 부탁해요 mean the same. */
const DONE_BY_SAYING = /(?:부탁|감사|사과|사죄|축하|실례|죄송|미안|환영)(?:하|드리)다$|^(?:고맙|모르)다$/;

/** The phrases and the answer to compare, with what is known about them. */
type ComparedAnswers = {
  readonly kind: Kind;
  /** True if the answer has a question word. */
  readonly asksWhat: boolean;
  readonly isSameBase: (one: string, listed: string) => boolean;
  readonly hasPast: boolean;
};

/** Checks whether a predicate means the same as another one in a phrase of this kind. */
export function isSaid(one: Saying, listed: Saying, { kind, asksWhat, isSameBase, hasPast }: ComparedAnswers): boolean {
  if (one.past !== listed.past || !isSameBase(one.base, listed.base)) return false;
  if (!isSameTags(one, listed, kind, hasPast)) return false;
  return isSameMood(one, listed, kind, asksWhat) || (isSoft(one, kind) && isSoft(listed, kind));
}

/** Tags that are optional, or may replace each other. */
function isSameTags(one: Saying, listed: Saying, kind: Kind, hasPast: boolean): boolean {
  const optional = (tag: Tag): boolean => {
    if (!isVerbListed(one.base, listed.base)) return false;
    if (tag === 'going on' || tag === 'keep')
      return !(hasPast && tag === 'going on') && listed.tags.includes(tag) && !one.tags.includes(tag);
    if (tag === 'can') return isSoft(one, kind) && isSoft(listed, kind);
    if (tag !== 'give' && tag !== 'humbly') return false;
    return (
      !KEEPS_GIVE.test(one.base) &&
      (kind === 'request' ? tag === 'give' : isIntended(one.mood) && isIntended(listed.mood))
    );
  };
  const read = ({ tags }: Saying) =>
    tags
      .filter((tag) => !optional(tag))
      .map((tag) =>
        kind === 'ask' && tag === 'fine'
          ? 'must'
          : tag === 'humbly' && kind !== 'request' && isIntended(one.mood)
            ? 'give'
            : tag,
      )
      .join();
  return read(one) === read(listed);
}

const isIntended = (mood: Mood): boolean =>
  mood === 'intend' || mood === 'promise' || mood === 'offer' || mood === 'wonder';

const TELLING: readonly Mood[] = ['polite', 'tell'];
const ASKING: readonly Mood[] = ['polite', 'ask', 'wish'];
const OFFERING: readonly Mood[] = ['offer', 'intend'];
const PROMISING: readonly Mood[] = ['intend', 'promise'];
const REQUESTING: readonly Mood[] = ['wish', 'request'];
const PROPOSING: readonly Mood[] = ['propose', 'polite', 'confirm', 'wish'];

function isSameMood(one: Saying, listed: Saying, kind: Kind, asksWhat: boolean): boolean {
  const both = (moods: readonly Mood[]) => moods.includes(one.mood) && moods.includes(listed.mood);
  switch (kind) {
    case 'ask': {
      const asking = [...ASKING, ...(asksWhat || one.tags.includes('may') ? (['confirm'] as const) : [])];
      const gently =
        AT_NO_WILL.test(one.base) ||
        isAdjective(one.base.slice(0, -1)) ||
        one.tags.some((tag) => tag === 'may' || tag === 'must' || tag === 'fine' || tag === 'can');
      return (
        both(asking) ||
        both(OFFERING) ||
        (one.mood === 'wonder' && listed.mood === 'wonder') ||
        (gently && both([...asking, 'wonder', 'offer', 'intend']))
      );
    }
    case 'request':
      return (
        both(REQUESTING) ||
        (both(TELLING) && one.mood === listed.mood && gives(one) === gives(listed)) ||
        (DONE_BY_SAYING.test(one.base) && both([...TELLING, ...PROMISING]))
      );
    case 'propose':
      return both(PROPOSING) || (one.mood === 'wonder' && listed.mood === 'wonder');
    case 'tell':
      if (listed.mood === 'wish' || listed.mood === 'request') return both(REQUESTING) || both([...TELLING, 'wish']);
      return (
        both(TELLING) ||
        both(PROMISING) ||
        (one.mood === listed.mood && one.mood !== 'polite') ||
        (DONE_BY_SAYING.test(one.base) && both([...TELLING, ...PROMISING]))
      );
  }
}

const SOFTLY: readonly Mood[] = ['polite', 'offer', 'intend'];
const MAY_BE: readonly Mood[] = ['ask', 'wonder', 'polite'];

const gives = ({ tags }: Saying): boolean => tags.includes('give');

/** Checks for a request in a softer form: 해 줘요, 해 주시겠어요 and 해 주실 수 있나요 are requests like 해 주세요. */
const isSoft = ({ tags, mood, base }: Saying, kind: Kind): boolean =>
  kind === 'request' &&
  (mood === 'wish' ||
    mood === 'request' ||
    ((tags.includes('give') || base === '주다') &&
      (SOFTLY.includes(mood) || (tags.includes('can') && MAY_BE.includes(mood)))));
