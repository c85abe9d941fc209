import { isSecondHalf, morae } from './morae.js';

/**
 * The head of a unit: the word before the particles and auxiliaries, with its accent in the dictionary. For verbs
 * `said` is the form without them (食べ of 食べます), for all others the word.
 */
export type UnitHead = {
  readonly kind: 'word' | 'adjective' | 'verb-u' | 'verb-ru' | 'kuru';
  readonly said: string;
  readonly accent: number;
};

/** A pattern of what follows the head, with the resulting fall: for flat words, and for all others. */
type Tail = readonly [pattern: RegExp, flat: Fall, others: Fall];
/** Morae after the head's end; `keep` is the unchanged accent, `back` one mora earlier where possible. */
type Fall = number | 'flat' | 'keep' | 'back';

/**
 * The accent of a unit of a phrase, by its head and what follows it; null where no rule is certain. The rules are those
 * of standard Japanese in textbooks and accent dictionaries: particles keep the fall of their word; after a flat word
 * some have one of their own (さくらま＼で); ます and its forms fall on ま or せ after any verb; before ない, て and た the fall of a
 * verb in -eru and -iru moves one mora back (たべ＼る, た＼べて).
 */
export function unitAccent(head: UnitHead, tail: string): number | null {
  const length = morae(head.said).length;
  const moraOf = (fall: Fall): number => {
    if (fall === 'flat') return 0;
    if (fall === 'keep') return head.accent;
    if (fall === 'back') return backOf(head);
    return length + fall;
  };
  if (head.kind === 'word' && tail === 'の') return isEndHigh(head) ? 0 : head.accent;
  const found = TAILS[head.kind === 'word' || head.kind === 'adjective' ? head.kind : 'verb'].find(([pattern]) =>
    pattern.test(tail),
  );
  if (!found) return null;
  const [, flat, others] = found;
  return moraOf(head.accent === 0 ? flat : others);
}

/** Checks whether a word of two morae or more has a high last syllable: before の the pitch does not fall then (やまの). */
function isEndHigh({ said, accent }: UnitHead): boolean {
  const all = morae(said);
  if (all.length < 2) return false;
  return accent === all.length || (accent === all.length - 1 && accent > 1 && isSecondHalf(all, accent));
}

/** The fall of a verb before て, and of an adjective before く: one mora earlier, except for 五段 verbs. */
function backOf(head: UnitHead): number {
  if (head.kind === 'word' || head.kind === 'verb-u') return head.accent;
  if (head.accent <= 1) return head.accent;
  const mora = head.accent - 1;
  return mora > 1 && isSecondHalf(morae(head.said), mora - 1) ? mora - 1 : mora;
}

// biome-ignore format: tables, to be read down
const TAILS: Readonly<Record<'word' | 'adjective' | 'verb', readonly Tail[]>> = {
  word: [
    [/^$/,                                                     'flat', 'keep'],
    [/^(?:[がをにでともはへやか]|から|だけ|からも|な|だ|さ)$/, 'flat', 'keep'],
    [/^(?:まで|より|など|なら|には|では|とは|へは|にも|でも|とも|へも|にと)$/, 1, 'keep'],
    [/^(?:です(?:か|ね|よ|が)?|でした(?:か)?|だった|でしょうか)$/, 1,      'keep'],
    [/^(?:までです(?:か)?|までも)$/,                            1,      'keep'],
    [/^(?:からです(?:か)?)$/,                                   3,      'keep'],
  ],
  adjective: [
    [/^$/,                                                     'flat', 'keep'],
    [/^(?:です(?:か|ね|よ)?)$/,                                 -1,     'keep'],
    [/^く$/,                                                   'flat', 'back'],
  ],
  verb: [
    [/^$/,                                                     'flat', 'keep'],
    [/^(?:ます|ました)(?:か|が|ね|よ)?$/,                        1,      1],
    [/^(?:ません(?:か|でした)?|ましょう(?:か)?)$/,               2,      2],
    [/^(?:て|で|た|だ)$/,                                       'flat', 'back'],
    [/^(?:ても|でも|ては|では|たら|だら|たり|だり)$/,             1,      'back'],
    [/^(?:ている|でいる)$/,                                     'flat', 'back'],
    [/^(?:て|で)い(?:ます|ました)(?:か|が)?$/,                   3,      'back'],
    [/^(?:て|で)いません(?:か|でした)?$/,                        4,      'back'],
    [/^(?:て|で)おります$/,                                     4,      'back'],
    [/^(?:ない)$/,                                              'flat', 0],
    [/^(?:ないで)$/,                                            1,      0],
    [/^(?:たいです(?:か)?|たいのですが)$/,                       1,      1],
    [/^(?:なさい)$/,                                            2,      2],
    [/^ば$/,                                                   0,      'keep'],
    [/^う(?:か)?$/,                                             0,      0],
    [/^よう(?:か)?$/,                                           1,      1],
  ],
};
