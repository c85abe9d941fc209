import { toHiragana } from '@utarang/domain/language';
import type { Piece } from '@utarang/domain/sentences';

/** What a cell has wrong: nothing, or one sentence. */
export type Faults = readonly string[];

export const unless = (good: boolean, fault: string): Faults => (good ? [] : [fault]);

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const YEAR = /^(?:19|20)\d\d$/;

export const dayFaults = (day: string): Faults => unless(DAY.test(day), `added "${day}" is not a day, as 2026-11-22`);

export const yearFaults = (column: string, year: string): Faults =>
  unless(YEAR.test(year), `${column} "${year}" is not a year`);

export const idFaults = (id: string, first: number, last: number): Faults =>
  unless(
    /^[1-9]\d*$/.test(id) && Number(id) >= first && Number(id) <= last,
    `id "${id}" is not from ${first} to ${last}`,
  );

export const koreanFaults = (column: string, text: string): Faults =>
  unless(/[가-힣]/.test(text), `${column} "${text}" has no Hangul`);

export const readingFaults = (reading: string): Faults =>
  unless(
    /^[\p{Script=Hiragana}ー]+(?: [\p{Script=Hiragana}ー]+)*$/u.test(reading) && toHiragana(reading) === reading,
    `reading "${reading}" is not hiragana`,
  );

const SOUNDS: Readonly<Record<string, string>> = { は: 'わ', へ: 'え' };

/** Of a line that `piecesOf` cannot take apart. */
export const misplacedReading = (text: string): string => `"${text}" has a reading that does not stand behind kanji`;

/** What the readings of a line have wrong: every kanji has one, in hiragana, and only は and へ sound otherwise. */
export function pieceFaults(pieces: readonly Piece[]): Faults {
  const bare = pieces.flatMap(({ written, reading }) => (reading === null && written.match(/\p{Script=Han}+/gu)) || []);
  const strange = pieces.filter(
    ({ written, reading, sound }) => reading === null && written !== sound && sound !== SOUNDS[written],
  );
  const readings = pieces.flatMap(({ reading }) => reading ?? []);
  return [
    ...bare.map((kanji) => `there is no reading for "${kanji}"`),
    ...strange.map(({ written, sound }) => `the sound of ${written} is not ${sound}`),
    ...readings.filter((reading) => reading !== toHiragana(reading)).map((reading) => `${reading} is not hiragana`),
  ];
}

/** Ids rise from line to line: a new row stands at the end, so that no id is given twice, and none moves. */
export const orderFaults = (id: string, before: string | undefined): Faults =>
  unless(
    before === undefined || Number(id) > Number(before),
    `id ${id} must be higher than ${before} in the line before`,
  );
