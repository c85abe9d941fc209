import type { Lemma } from '../../../language/korean/index.js';

/**
 * The mood of a sentence, by its ending. `polite` is the ending 요, or none, which tells, asks and requests alike;
 * `wish` is 하세요, which does so too. 하겠어요 may ask what one will do (`intend`), 하겠습니다 and 할게요 may not (`promise`).
 */
export type Mood =
  | 'polite'
  | 'tell'
  | 'confirm'
  | 'ask'
  | 'wonder'
  | 'intend'
  | 'promise'
  | 'offer'
  | 'wish'
  | 'request'
  | 'propose';

export type MoodOfForm = { readonly mood: Mood; readonly past: boolean };

/** The mood of a form; null for one that ends no sentence. */
export function moodOf({ use, ending }: Lemma): MoodOfForm | null {
  const past = ending.startsWith('ㅆ');
  switch (use) {
    case 'statement':
    case 'past':
      if (/[지죠]요?$/.test(ending)) return { mood: 'confirm', past };
      return { mood: /^(?:|요|에요|예요|야|ㅆ어|ㅆ어요)$/.test(ending) ? 'polite' : 'tell', past };
    case 'question':
      return { mood: ending.includes('까') && ending.startsWith('ㄹ') ? 'wonder' : 'ask', past };
    case 'intention':
      if (ending.startsWith('ㄹ래')) return { mood: 'offer', past: false };
      return { mood: /겠어요?$|거야$|거예요$/.test(ending) ? 'intend' : 'promise', past: false };
    case 'request':
      if (/시다$|^자$/.test(ending)) return { mood: 'propose', past: false };
      return { mood: ending === '세요' ? 'wish' : 'request', past: false };
    case 'link':
      // 는데요 softens what is told: 예약하고 싶은데요.
      return /데요?$/.test(ending)
        ? { mood: 'tell', past }
        : /(?:는|ㄴ)지$/.test(ending)
          ? { mood: 'ask', past }
          : null;
    default:
      return null;
  }
}

/** Endings that equal others but for a nuance, and the endings that they are read as. */
const READ_AS: readonly (readonly [ending: RegExp, as: string])[] = [
  [/니다만요?$/, '니다'],
  [/(?<=[가-힣])는구나$/, '는군요'],
  [/구나$|(?<=[가-힣])군$/, '군요'],
  [/(?<=[가-힣])네$/, '네요'],
  [/거든요?$|잖아요?$/, '네요'],
  [/지요$/, '지'],
  [/주라$/, '줘'],
  [/(?<=[가-힣])이요$/, '이에요'],
  [/지마(?:요|세요|십시오|시오|라)?$|지말아요?$|지맙시다$/, '지말아주세요'],
  [/기(?:를)?바랍니다$|기바라요$/, '세요'],
  [/도록하겠습니다$|도록할게요$/, '겠습니다'],
  [/려고(?:합니다|해요|하는데요)$/, '겠습니다'],
  [/(?<=[을ㄹ])건가요$|(?<=[가-힣])건가요$/, '거예요'],
  [/(?<=[가-힣])니$/, '나요'],
  [/시지요$|시죠$|신가요$|신지요$/, '세요'],
];

/** A text that replaces the end of a sentence, and its mood, where that is not the one of the text. */
type MoodReading = { readonly text: string; readonly mood: Mood | null };

/** The ways to read the end of a sentence. 겠습니까 asks about the intention that 겠습니다 states; 괜찮나요 is used for 괜찮은가요. */
export function readings(text: string): MoodReading[] {
  if (text.endsWith('겠습니까')) return [{ text: `${text.slice(0, -1)}다`, mood: 'offer' }];
  const found = READ_AS.flatMap(([ending, as]) => (ending.test(text) ? [text.replace(ending, as)] : []));
  const asked = text.endsWith('나요') ? [{ text: `${text.slice(0, -2)}지요`, mood: 'ask' as const }] : [];
  return [...[text, ...found].map((each) => ({ text: each, mood: null })), ...asked];
}
