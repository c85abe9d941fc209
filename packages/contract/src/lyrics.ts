import { isKana } from '@utarang/domain/language';
import { linesOf } from '@utarang/domain/lyrics';
import { videoIdOf } from '@utarang/domain/songs';
import { isLineTime } from '@utarang/domain/timing';
import * as z from 'zod/mini';
import { described } from './described.js';
import { rowIdInPath } from './ids.js';
import { textBody } from './lookup.js';
import { CORRECTION_MAX, LYRIC_LINE_MAX, LYRIC_SIZE_MAX, LYRIC_TITLE_MAX, PLACED_MAX } from './terms.js';
import { line } from './text.js';
import { lineTime } from './times.js';
import { invalid } from './validation.js';

/** The longest address of a video as typed, in characters. */
const VIDEO_ADDRESS_MAX = 500;

/** Ids are random: 128 bits, so that nobody can guess another's. */
export const lyricParams = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/, 'lyric_not_found')) });

const place = () => z.int(invalid('value_invalid')).check(z.nonnegative(invalid('value_invalid')));

const blankIsNull = (text: string): string | null => (text === '' ? null : text);
const orNull = (schema: ReturnType<typeof line>) =>
  z.prefault(z.nullable(z.pipe(schema, z.transform(blankIsNull))), null);

const correction = {
  reading: described(
    orNull(
      line(CORRECTION_MAX, invalid('correction_too_long')).check(
        z.refine((text) => text === '' || isKana(text), invalid('reading_not_kana')),
      ),
    ),
    'In kana, of the word as it is written there; null where it stays as it was found.',
  ),
  meaningKo: described(
    orNull(line(CORRECTION_MAX, invalid('correction_too_long'))),
    'Of the dictionary form; null where it stays.',
  ),
  wordId: described(
    z.prefault(z.nullable(z.int(invalid('value_invalid')).check(z.positive(invalid('value_invalid')))), null),
    'The word of the book that it is; null where it stays. One that the book does not have counts as null.',
  ),
};

/** A correction at one place. */
const placedCorrection = z.object({
  line: described(place(), 'Counted from 0, without blank lines.'),
  start: described(place(), '`start` to before `end`, in UTF-16 units of the line.'),
  end: place(),
  ...correction,
});

/** An address at YouTube, in any of its forms, or a video's id; a blank one means none. */
const videoUrl = z.pipe(
  z.nullable(z.pipe(line(VIDEO_ADDRESS_MAX, invalid('address_too_long')), z.transform(blankIsNull))),
  z.nullable(z.string().check(z.refine((address) => videoIdOf(address) !== null, invalid('video_not_youtube')))),
);

const times = z.array(z.nullable(lineTime.check(z.refine(isLineTime, invalid('line_time_invalid')))));

const content = {
  title: described(
    z.prefault(line(LYRIC_TITLE_MAX, invalid('lyric_title_too_long')), ''),
    'Where it is blank, the first line of the text.',
  ),
  artist: z.prefault(line(LYRIC_TITLE_MAX, invalid('lyric_artist_too_long')), ''),
  text: textBody.shape.text,
  corrections: z.prefault(z.array(placedCorrection).check(z.maxLength(PLACED_MAX, invalid('value_invalid'))), []),
  translation: described(
    z.prefault(z.array(orNull(line(LYRIC_LINE_MAX, invalid('lyric_line_too_long')))), []),
    'Of each line that is not blank, or null; lines behind its end have none.',
  ),
  times: described(
    z.optional(times),
    'When each line sounds, or null; as `translation`. Left out of an edit, a line that stays keeps its own.',
  ),
  videoUrl: described(z.optional(videoUrl), 'Left out of an edit, it stays.'),
};

type TextWithLines = {
  text: string;
  translation: readonly (string | null)[];
  times?: readonly (object | null)[] | undefined;
};

/** Checks that there are no more translations and times than lines. After the last line there may be nulls. */
const fitsText = z.refine<TextWithLines>(({ text, translation }) => translation.length <= linesOf(text).length, {
  error: invalid('lyric_lines_too_many'),
  path: ['translation'],
});
const timesFitText = z.refine<TextWithLines>(
  ({ text, times: given = [] }) => given.findLastIndex(Boolean) < linesOf(text).length,
  {
    error: invalid('line_times_too_many'),
    path: ['times'],
  },
);

type TextWithNotes = {
  text: string;
  translation: readonly (string | null)[];
  corrections: readonly { reading: string | null; meaningKo: string | null }[];
};

/**
 * The size of a text with its translations, times and corrections, in UTF-16 units, which are never fewer than
 * characters.
 */
const sizeOf = ({ text, translation, corrections }: TextWithNotes): number =>
  [text, ...translation, ...corrections.flatMap(({ reading, meaningKo }) => [reading, meaningKo])].reduce(
    (sum, part) => sum + (part?.length ?? 0),
    0,
  );

/** Checks the size of a text together with its lines and corrections, which may be many. */
const fitsRoom = z.refine<TextWithNotes>((body) => sizeOf(body) <= LYRIC_SIZE_MAX, {
  error: invalid('lyric_too_large'),
  path: ['translation'],
});

/** POST /api/my-lyrics */
export const lyricBody = z.object(content).check(fitsText, timesFitText, fitsRoom);
export type LyricBody = z.infer<typeof lyricBody>;

/** PUT /api/my-lyrics/{id} */
export const lyricEdit = z
  .object({
    version: described(
      z.int(invalid('value_invalid')).check(z.positive(invalid('value_invalid'))),
      'That the edit was made on.',
    ),
    ...content,
  })
  .check(fitsText, timesFitText, fitsRoom);
export type LyricEdit = z.infer<typeof lyricEdit>;

const word = { reading: z.nullable(z.string()), meaningKo: z.nullable(z.string()), wordId: z.nullable(z.int()) };

/** A member's own text (docs/product/songs.md#my-lyrics). Instants are ISO 8601. */
export const ownLyric = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  text: z.string(),
  corrections: z.array(z.object({ line: z.int(), start: z.int(), end: z.int(), ...word })),
  translation: z.array(z.nullable(z.string())),
  times: described(z.array(z.nullable(lineTime)), 'When each line that is not blank sounds, or null.'),
  videoUrl: described(z.nullable(z.string()), 'The page of a video at YouTube that it is sung in.'),
  version: described(z.int(), 'Goes up with every edit.'),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OwnLyric = z.infer<typeof ownLyric>;

/** GET /api/my-lyrics: the newest first. */
export const ownLyrics = z.array(
  z.extend(z.pick(ownLyric, { id: true, title: true, artist: true, version: true, createdAt: true, updatedAt: true }), {
    lineCount: z.int(),
    wordCount: described(
      z.nullable(z.int()),
      'How many different words it has, as `POST /api/text/analyse` counts them; null where it could not be read yet.',
    ),
    knownCount: described(z.nullable(z.int()), 'How many of them the member has completed.'),
  }),
);
export type OwnLyrics = z.infer<typeof ownLyrics>;

/** PUT /api/my-lyrics/corrections: a correction of a word in all texts. */
export const wordCorrectionBody = z
  .object({
    written: described(line(CORRECTION_MAX, invalid('correction_too_long')), 'As it stands in the text.').check(
      z.minLength(1, invalid('value_invalid')),
    ),
    dictionary: line(CORRECTION_MAX, invalid('correction_too_long')),
    ...correction,
  })
  .check(
    z.refine(({ reading, meaningKo, wordId }) => (reading ?? meaningKo ?? wordId) !== null, {
      error: invalid('correction_empty'),
      path: ['meaningKo'],
    }),
  );
export type WordCorrectionBody = z.infer<typeof wordCorrectionBody>;

export const wordCorrection = z.object({
  id: z.int(),
  written: z.string(),
  dictionary: z.string(),
  ...word,
  updatedAt: z.string(),
});
export type OwnWordCorrection = z.infer<typeof wordCorrection>;

/** GET /api/my-lyrics/corrections: the newest first. */
export const wordCorrections = z.array(wordCorrection);

export const correctionParams = z.object({ id: rowIdInPath('correction_not_found') });

/** The stored texts in the account's export, the oldest first. */
export const lyricsExport = z.object({
  lyrics: z.array(ownLyric),
  wordCorrections: z.array(z.omit(wordCorrection, { id: true })),
});
export type LyricsExport = z.infer<typeof lyricsExport>;
