import { asStored, isOneKanji } from '@utarang/domain/language';
import * as z from 'zod/mini';
import { described } from './described.js';
import { pageOf, wholePageQuery } from './page.js';
import { levels, QUERY_MAX } from './terms.js';
import { searchLine } from './text.js';
import { invalid } from './validation.js';
import { level, SONG_LINES_SHOWN, songLine, word } from './words.js';

const total = () => z.int().check(z.nonnegative());

/** The largest page of kanji: all of them. */
export const KANJI_SIZE_MAX = 3000;

/** Number of kanji of a level that the list shows at first: three rows of the widest screen. */
export const KANJI_OF_LEVEL = 24;

/** Orders of the list, the default first. */
export const kanjiOrders = ['level', 'words', 'strokes'] as const;
export type KanjiOrder = (typeof kanjiOrders)[number];

/** GET /api/kanji */
export const kanjiQuery = z.object({
  q: described(
    searchLine(QUERY_MAX, 'query_too_long'),
    'A kanji, a Korean name or a part of it, a reading in kana, rōmaji or Hangul, `획:8`, `부수:氵`; several parted by blanks.',
  ),
  level: described(
    z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text) => text.toUpperCase()),
        ),
        z.enum(levels, invalid('value_invalid')),
      ),
    ),
    'Of the easiest word that is written with it.',
  ),
  sort: described(
    z.optional(z.enum(kanjiOrders, invalid('value_invalid'))),
    'By level, then by their words (`level`, the default); by their words alone; by strokes.',
  ),
  ...wholePageQuery(KANJI_SIZE_MAX),
});

const hunEum = described(z.array(z.string()), 'Its Korean names, the usual one first: 배울 학.');
const kanjiLevel = described(z.nullable(level), 'Of its easiest word; null where no word of a level has it.');

export const listedKanji = z.object({ kanji: z.string(), hunEum, level: kanjiLevel, strokes: total() });
export type ListedKanji = z.infer<typeof listedKanji>;
export const kanjiPage = pageOf(listedKanji);
export type KanjiPage = z.infer<typeof kanjiPage>;

/** The path of a kanji; any other character is refused. */
export const kanjiParams = z.object({
  char: z.pipe(z.string(), z.transform(asStored)).check(z.refine(isOneKanji, 'kanji_not_found')),
});

export const kanjiReadingKinds = ['on', 'kun', 'special'] as const;

/** GET /api/kanji/{char} */
export const kanjiDetail = z.object({
  kanji: z.string(),
  hunEum,
  eum: described(z.array(z.string()), 'How Korean reads it, the likeliest first.'),
  oldForm: described(z.nullable(z.string()), 'The form that Korean writes where it is another one: 學.'),
  strokes: total(),
  strokeOrder: described(z.boolean(), 'Whether the order of its strokes is known.'),
  radical: described(z.object({ kanji: z.string(), name: z.string() }), 'In its form in the kanji: 氵 삼수변.'),
  level: kanjiLevel,
  joyo: described(z.boolean(), 'Of the list of Jōyō kanji (2010).'),
  on: described(
    z.array(
      z.object({
        kana: described(z.string(), 'In katakana.'),
        pronunciation: z.string(),
        from: described(z.nullable(z.string()), 'The Korean sound that leads to it.'),
        rule: described(z.nullable(z.string()), 'How it does, in Korean; null where it does not.'),
      }),
    ),
    'The most used in words first.',
  ),
  kun: z.array(z.object({ kana: z.string(), okurigana: z.string(), pronunciation: z.string() })),
  groups: described(
    z.array(
      z.object({
        reading: described(z.nullable(z.string()), 'As among `on` and `kun` (まな-ぶ); null where it is special.'),
        kind: z.enum(kanjiReadingKinds),
        words: z.array(word),
      }),
    ),
    'Its words by the reading that it has in them, what people need most first.',
  ),
  similar: z.array(z.object({ kanji: z.string(), hunEum: z.string(), difference: z.string() })),
  songLines: described(z.array(songLine), `Lines of songs with words of it: at most ${SONG_LINES_SHOWN}.`),
  wordCount: total(),
});
export type KanjiDetail = z.infer<typeof kanjiDetail>;

/** GET /api/kanji/bridge: the rules from Korean sounds to on readings, with their accuracy. */
const bridgeKanji = z.object({ kanji: z.string(), hunEum: z.string(), eum: z.string(), on: z.string() });
export type BridgeKanji = z.infer<typeof bridgeKanji>;
export const kanjiBridge = z.object({
  kanji: described(total(), 'Jōyō kanji that have an on reading.'),
  explained: described(total(), 'Those of them whose usual on reading the rules lead to.'),
  rules: z.array(
    z.object({
      id: z.string(),
      rule: z.string(),
      kanji: total(),
      explained: total(),
      examples: described(z.array(z.extend(bridgeKanji, { word })), 'Each with a word of the book.'),
      exceptions: z.array(bridgeKanji),
    }),
  ),
  drill: described(z.array(bridgeKanji), 'Kanji of easy words to be asked for.'),
});
export type KanjiBridge = z.infer<typeof kanjiBridge>;

/** GET /api/kanji/radicals: the radicals of the book's kanji, in the order of their classes. */
export const kanjiRadicals = z.array(
  z.object({ form: z.string(), name: z.string(), kanji: described(total(), 'Number of kanji that have it.') }),
);
export type KanjiRadicals = z.infer<typeof kanjiRadicals>;

/** GET /api/users/me/known-kanji */
export const knownKanji = z.object({
  kanji: described(z.array(z.string()), 'Those of the words that the member knows.'),
});
export type KnownKanji = z.infer<typeof knownKanji>;
