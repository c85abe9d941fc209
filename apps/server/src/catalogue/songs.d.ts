import type { Orm } from '../db/orm.js';
import { artists, songLines, songs } from '../db/schema.js';
/** Fields that only admins see. */
type ForAdmins = 'version' | 'editedAt' | 'linesEditedAt' | 'retiredAt';
export type ArtistRow = Omit<typeof artists.$inferSelect, ForAdmins>;
/** A line of a song. `number` identifies it within the song, and stays where lines are moved. */
export type StoredLine = typeof songLines.$inferSelect & {
    readonly number: number;
};
/** A song with its artists and lines. */
export type SongRow = Omit<typeof songs.$inferSelect, ForAdmins> & {
    readonly artists: readonly ArtistRow[];
    readonly lines: readonly StoredLine[];
};
export type StoredSongs = Awaited<ReturnType<typeof loadSongs>>;
/** The stored artists and songs; without retired ones, unless they are requested. */
export declare function loadSongs(tx: Orm, { retired }?: {
    retired?: boolean | undefined;
}): Promise<{
    artists: {
        id: number;
        name: string;
        nameKo: string;
        nameRomaji: string;
        gender: "female" | "male" | "mixed";
        debutYear: number | null;
        country: string;
        genres: string[];
        website: string | null;
        youtube: string | null;
        instagram: string | null;
        x: string | null;
        addedAt: string;
        bio: string;
    }[];
    songs: {
        id: number;
        title: string;
        titleKo: string;
        reading: string;
        year: number;
        album: string | null;
        videoId: string | null;
        addedAt: string;
        level: "N1" | "N2" | "N3" | "N4" | "N5" | null;
        wordIds: number[];
        unknownWords: number;
    }[];
    songArtists: {
        songId: number;
        position: number;
        artistId: number;
    }[];
    lines: {
        songId: number;
        seq: number;
        stanza: number;
        text: string;
        pronunciation: string;
        meaningKo: string;
        places: readonly import("@utarang/content/songs").WordPlace[] | null;
        startMs: number | null;
        endMs: number | null;
        number: number;
    }[];
}>;
/** The artists and songs in memory. */
export type SongShelf = {
    /** Sorted by their Korean names. */
    readonly artists: readonly ArtistRow[];
    /** Songs written for the product first, by id; then the others by the readings of their titles. */
    readonly songs: readonly SongRow[];
    artist(id: number): ArtistRow | undefined;
    song(id: number): SongRow | undefined;
    /** The songs of an artist, the latest first. */
    ofArtist(artistId: number): readonly SongRow[];
    /** The songs whose lines contain a word of the book. */
    ofWord(wordId: number): readonly SongRow[];
};
export declare function createSongShelf(stored: StoredSongs): SongShelf;
export {};
