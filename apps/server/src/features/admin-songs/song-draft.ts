import type { AdminLine, AdminSong, SongBody, StoredSong } from '@utarang/contract';
import {
  isYear,
  LINE_NUMBER_MAX,
  lineFaults,
  lineText,
  pronunciationOf,
  songFaults,
  VIDEO_PAGE,
  videoIdOf,
} from '@utarang/domain/songs';
import { isLineTime } from '@utarang/domain/timing';
import { adminSongErr, lineFaultMessage, songFaultMessage, validationMessages } from '@utarang/messages';
import { createFieldDiff, identity, membersOf } from '../../audit/compare.js';

/** The fields of a song that admins write. */
export type SongDraft = Omit<StoredSong, 'id' | 'version'>;

/** A song in the form in which the audit trail stores it. */
export const storedOf = ({
  title,
  titleKo,
  reading,
  artists,
  year,
  album,
  video,
  level,
  lines,
}: AdminSong): SongDraft => ({
  ...{ title, titleKo, reading, artists, year, album, video, level, lines },
});

const orNull = (ms: number | null | undefined): number | null => ms ?? null;

const lineMembers = membersOf<AdminLine>({
  number: identity,
  stanza: identity,
  text: identity,
  pronunciation: identity,
  meaningKo: identity,
  startMs: orNull, // an entry from before this was stored has none
  endMs: orNull,
});

/** The fields in which two songs differ; artists are compared by their ids. */
export const changedFields = createFieldDiff<SongDraft>({
  title: identity,
  titleKo: identity,
  reading: identity,
  artists: (artists) => artists.map(({ id }) => id),
  year: identity,
  album: identity,
  video: identity,
  level: identity,
  lines: (lines) => lines.map(lineMembers),
});

/** Fields that a body may leave out. */
type Omittable = Pick<SongDraft, 'album' | 'video' | 'level' | 'lines'>;
const NOTHING: Omittable = { album: null, video: null, level: null, lines: [] };

/** The draft of a song from the body of a call: a field that is left out keeps its value, or is empty in a new song. */
export function draftOf(body: SongBody, song: Omittable = NOTHING): SongDraft {
  const { title, titleKo, reading, year, artistIds, lines } = body;
  const { album = song.album, video = song.video, level = song.level } = body;
  const videoId = video === null ? null : videoIdOf(video);
  return {
    ...{ title, titleKo, reading, album, level },
    year: isYear(year) ? Number(year) : Number.NaN,
    artists: artistIds.map((id) => ({ id, name: '', nameKo: '' })),
    // A text that is no address of a video stays as it was typed, so that `songErrors` refuses it.
    video: videoId === null ? video : `${VIDEO_PAGE}${videoId}`,
    lines: lines ? linesOf(lines, song.lines) : song.lines,
  };
}

/**
 * "A line keeps its number wherever it moves to" (docs/product/admin.md#artists-and-songs). New lines get free numbers.
 */
function linesOf(given: NonNullable<SongBody['lines']>, before: readonly AdminLine[]): AdminLine[] {
  const known = new Set(before.map(({ number }) => number));
  const numbers = given.map(({ number }) => (number != null && known.delete(number) ? number : null));
  const highest = Math.max(0, ...before.map(({ number }) => number));
  const free = Array.from({ length: LINE_NUMBER_MAX }, (_, index) => ((highest + index) % LINE_NUMBER_MAX) + 1)
    .filter((number) => !numbers.includes(number))
    .values();
  return given.map(({ stanza, text, pronunciation, meaningKo, startMs, endMs }, index) => {
    const written = { stanza, text: lineText(text), meaningKo };
    const number = numbers[index] ?? free.next().value!;
    const was = before.find((line) => line.number === number);
    const time =
      startMs === undefined && endMs === undefined
        ? { startMs: was?.startMs ?? null, endMs: was?.endMs ?? null }
        : { startMs: startMs ?? null, endMs: endMs ?? null };
    return { number, ...written, ...time, pronunciation: pronunciationOf({ ...written, pronunciation }) };
  });
}

const valuesOf = ({ title, titleKo, reading, year }: SongDraft) => ({ title, titleKo, reading, year: `${year}` });

/** The Korean sentence for each invalid field, those of each line too. */
export function songErrors(draft: SongDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  const addFault = (field: string, sentence: string) => {
    errors[field] ??= sentence;
  };
  for (const fault of songFaults(valuesOf(draft))) addFault(fault.field, songFaultMessage(fault));
  if (draft.artists.length === 0) addFault('artistIds', adminSongErr.noArtist);
  if (new Set(draft.artists.map(({ id }) => id)).size < draft.artists.length)
    addFault('artistIds', adminSongErr.artistTwice);
  if (draft.video !== null && videoIdOf(draft.video) === null) addFault('video', adminSongErr.noVideo);
  for (const [index, line] of draft.lines.entries()) {
    for (const fault of lineFaults(line, draft.lines[index - 1]?.stanza ?? 0)) {
      addFault(`lines.${index}.${fault.field}`, lineFaultMessage(fault));
    }
    const { startMs, endMs } = line;
    if (startMs === null ? endMs !== null : !isLineTime({ startMs, endMs }))
      addFault(`lines.${index}.startMs`, validationMessages.line_time_invalid);
  }
  return errors;
}
