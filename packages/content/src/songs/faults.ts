import { type ArtistFault, BIO_SENTENCES, type SongFault, songFaults, type TextFault } from '@utarang/domain/songs';

/** The faults of a cell: none, or one sentence. */
export type Faults = readonly string[];

export const faultUnless = (good: boolean, fault: string): Faults => (good ? [] : [fault]);

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const dayFaults = (day: string): Faults =>
  faultUnless(DAY.test(day), `added "${day}" is not a day, as 2026-11-22`);

export const idFaults = (id: string, first: number, last: number): Faults =>
  faultUnless(
    /^[1-9]\d*$/.test(id) && Number(id) >= first && Number(id) <= last,
    `id "${id}" is not from ${first} to ${last}`,
  );

/** Ids rise from line to line: a new row goes to the end, so that no id is given twice, and none moves. */
export const orderFaults = (id: string, before: string | undefined): Faults =>
  faultUnless(
    before === undefined || Number(id) > Number(before),
    `id ${id} must be higher than ${before} in the line before`,
  );

type Values = Readonly<Record<string, unknown>>;

const SENTENCES = {
  empty: (field: string) => `${field} is empty`,
  unknown: (field: string, value: unknown) => `${field} "${value}" is not known`,
  without_hangul: (field: string, value: unknown) => `${field} "${value}" has no Hangul`,
  not_hiragana: (field: string, value: unknown) => `${field} "${value}" is not hiragana`,
  not_a_year: (field: string, value: unknown) => `${field} "${value}" is not a year`,
  repeated_or_empty: (field: string) => `${field} repeat or are empty`,
  leads_elsewhere: (field: string, value: unknown) => `${field} "${value}" leads elsewhere`,
} as const;

/** Phrases a fault of a field of a song or an artist for the authors of the files; `values` has the field. */
export function factFault(fault: SongFault | ArtistFault, values: Values): string {
  if (fault.fault === 'sentences') return `bio has ${fault.count} sentences, not ${BIO_SENTENCES.join(' to ')}`;
  return SENTENCES[fault.fault](fault.field, values[fault.field]);
}

/** All faults of the facts of a song, as sentences. Missing facts are not checked. */
export const songFactFaults = (facts: Parameters<typeof songFaults>[0]): Faults =>
  songFaults(facts).map((fault) => factFault(fault, facts));

/** Phrases a fault of Japanese with its readings in brackets. */
export function textFault(fault: TextFault, text: string): string {
  switch (fault.fault) {
    case 'misplaced_reading':
      return `"${text}" has a reading that does not stand behind kanji`;
    case 'no_reading':
      return `there is no reading for "${fault.kanji}"`;
    case 'other_sound':
      return `the sound of ${fault.written} is not ${fault.sound}`;
    case 'not_hiragana':
      return `${fault.reading} is not hiragana`;
  }
}
