import type { Gender, Level } from '@utarang/contract';

export type { Gender };

/** An artist; unknown fields are null. */
export type ArtistEntry = {
  readonly id: number;
  /** In its original writing. */
  readonly name: string;
  readonly nameKo: string;
  readonly nameRomaji: string;
  /** `mixed` has members of both. */
  readonly gender: Gender;
  readonly debutYear: number | null;
  /** In Korean. */
  readonly country: string;
  readonly genres: readonly string[];
  /** Official addresses, https. */
  readonly website: string | null;
  readonly youtube: string | null;
  readonly instagram: string | null;
  readonly x: string | null;
  /** The day in Seoul on which the book added the artist, `2026-11-22`. */
  readonly addedAt: string;
  /** Two to four sentences in Korean. */
  readonly bio: string;
};

/** A line of a lyric. */
export type LineEntry = {
  /** Both count from 1; `seq` runs through the whole song. */
  readonly stanza: number;
  readonly seq: number;
  /** Japanese with its readings in brackets, as in the bank of sentences. */
  readonly text: string;
  readonly pronunciation: string;
  readonly meaningKo: string;
  /** The places of words of the book in it; null where it was not analysed. */
  readonly places: readonly WordPlace[] | null;
  /** The time at which it begins in the video, in milliseconds; null where that is unknown. */
  readonly startMs: number | null;
  readonly endMs: number | null;
};

/** The place of a word of the book in a line: a half-open range in UTF-16 units of the written line. */
export type WordPlace = readonly [id: number, start: number, end: number];

/** A song. Only songs written for the product have a level and lines. */
export type SongEntry = {
  readonly id: number;
  readonly title: string;
  readonly titleKo: string;
  /** The reading of the title, in hiragana. */
  readonly reading: string;
  /** In the order in which they are named. */
  readonly artistIds: readonly number[];
  readonly year: number;
  readonly album: string | null;
  /** The id of the official video at YouTube; null where two sources do not confirm one. */
  readonly videoId: string | null;
  readonly addedAt: string;
  readonly level: Level | null;
  /** The words of the book in its lines. */
  readonly wordIds: readonly number[];
  readonly lines: readonly LineEntry[];
};
