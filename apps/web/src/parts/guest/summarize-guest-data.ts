import { format, guest } from '@utarang/messages';
import type { GuestData } from './guest-data.js';

/** `단어 3개, 노래와 아티스트 1개, 가사 하나` */
export const summarizeGuestData = ({ words, hearts, text }: GuestData): string =>
  [
    words.length > 0 && format(guest.words, { n: words.length }),
    hearts.length > 0 && format(guest.hearts, { n: hearts.length }),
    text !== null && guest.text,
  ]
    .filter(Boolean)
    .join(', ');
