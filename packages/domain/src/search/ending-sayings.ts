import { dictionaryForms, finalOf } from '../language/korean/index.js';

/** 안 before a verb in 도: 안 가도 돼요. What is joined to it, 안내해도, is another word. */
const SHORT_DENIAL = /(^|\s)안\s+([가-힣]+도)(?=\s*[돼되됩됐괜])/;

/** 줄 behind ㄹ: 할 줄 알아요, 할 줄 몰라. In the past it says what one thought: 갈 줄 알았어요. */
const KNOW_HOW = /^(.*[가-힣])\s*줄(?:은|도|을)?\s*(알|아[는세시]|압|모르|모릅|몰)(?!았|랐)\S*$/;

/**
 * A Korean phrase as the reference says the same: 안 가도 돼요 as 가지 않아도 돼요, 할 줄 알아요 as 할 수 있다. A verb that may
 * be of two dictionary forms makes two.
 */
export function otherSayings(query: string): string[] {
  const text = query.replace(/[?!.~]/g, '').trim();
  const denial = SHORT_DENIAL.exec(text);
  if (denial) {
    const [all, before, verb] = denial;
    const rest = text.slice(denial.index + all.length);
    const stems = dictionaryForms(verb!).map((form) => form.replace(/다$/, ''));
    return stems.map((stem) => `${text.slice(0, denial.index)}${before}${stem}지 않아도${rest}`);
  }
  const [, verb, known] = KNOW_HOW.exec(text) ?? [];
  if (verb === undefined || finalOf(verb.slice(-1)) !== 'ㄹ') return [];
  return [`${verb} 수 ${/^[알아압]/.test(known!) ? '있다' : '없다'}`];
}
