import type { WordFault } from '@utarang/contract';
import { format } from './format.js';
import { adminErr } from './ko/admin-err.js';

const REQUIRED = {
  japaneseWord: adminErr.writtenRequired,
  reading: adminErr.hiraganaRequired,
  meaningKo: adminErr.meaningRequired,
  koreanPronunciation: adminErr.pronRequired,
} as const satisfies Record<Extract<WordFault, { fault: 'empty' }>['field'], string>;

/** The sentence under a field of a word for what is wrong with it. */
export function wordFaultMessage(fault: WordFault): string {
  switch (fault.fault) {
    case 'empty':
      return REQUIRED[fault.field];
    case 'has_hangul':
      return adminErr.writtenHangul;
    case 'odd_sign':
      return adminErr.writtenSign;
    case 'not_kana':
      return adminErr.notKana;
    case 'without_hangul':
      return adminErr.withoutHangul;
    case 'does_not_fit':
      return adminErr.doesNotFit;
    case 'too_long':
      return format(adminErr.textTooLong, { most: fault.most, length: fault.length });
    case 'not_korean':
      return format(adminErr.notKorean, { item: fault.item });
    case 'not_hangul':
    case 'as_the_rule_gives':
      return adminErr.notHangul;
    case 'repeated':
      return format(adminErr.repeated, { item: fault.item });
    case 'no_form':
    case 'form_does_not_fit':
    case 'form_repeated':
    case 'note_not_korean':
      return format(adminErr.formWrong, { item: fault.item });
  }
}
