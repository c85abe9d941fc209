import { type FavoriteKind, type LyricBody, levels, type Word } from '@utarang/contract';
import { isLineTime, type LineTime } from '@utarang/domain/timing';

/** The most words that a guest can put aside (docs/product/study.md#guests). */
export const GUEST_WORDS_MAX = 500;
/** The most favourites that a guest can put aside. */
export const GUEST_HEARTS_MAX = 100;

/** The song in which the learner met a word. */
export type SongOfWord = { readonly id: number; readonly title: string };
export type GuestWord = { readonly word: Word; readonly at: number; readonly song: SongOfWord | null };
export type GuestHeart = { readonly kind: FavoriteKind; readonly id: number };
/** Translations, times, readings and the video of a text, as a member's text has them. */
export type BesideText = Pick<LyricBody, 'translation' | 'corrections'> & {
  readonly times: NonNullable<LyricBody['times']>;
  readonly videoUrl: string | null;
};
/** The text; `key` is the idempotency key of the call that will save it. */
export type GuestText = BesideText & {
  readonly title: string;
  readonly artist: string;
  readonly text: string;
  readonly key: string;
};

/** A text that is to be put aside. */
export type NewText = Pick<GuestText, 'title' | 'artist' | 'text'> & Partial<BesideText>;

export const NOTHING_BESIDE: BesideText = { translation: [], corrections: [], times: [], videoUrl: null };

/** The data that a guest put aside on this device, words and favourites in the order in which they came. */
export type GuestData = {
  readonly version: 1;
  readonly words: readonly GuestWord[];
  readonly hearts: readonly GuestHeart[];
  readonly text: GuestText | null;
};

export const NO_GUEST_DATA: GuestData = { version: 1, words: [], hearts: [], text: null };

export const isEmpty = ({ words, hearts, text }: GuestData): boolean =>
  words.length === 0 && hearts.length === 0 && text === null;

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: Unknown, names: readonly string[]) => names.every((name) => typeof value[name] === 'string');

function readWord(value: unknown): GuestWord[] {
  if (!isObject(value) || !isObject(value['word'])) return [];
  const { word, at, song } = value;
  if (!isId(word['id']) || !texts(word, ['japaneseWord', 'hiragana', 'koreanPronunciation', 'meaningKo'])) return [];
  const level = levels.find((each) => each === word['level']) ?? null;
  const { id, japaneseWord, hiragana, koreanPronunciation, meaningKo } = word as unknown as Word;
  const isSong = isObject(song) && isId(song['id']) && typeof song['title'] === 'string';
  return [
    {
      word: { id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level },
      at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
      song: isSong ? { id: song['id'] as number, title: song['title'] as string } : null,
    },
  ];
}

const readHeart = (value: unknown): GuestHeart[] =>
  isObject(value) && isId(value['id']) && (value['kind'] === 'song' || value['kind'] === 'artist')
    ? [{ kind: value['kind'], id: value['id'] }]
    : [];

function readText(value: unknown): GuestText | null {
  if (!isObject(value) || !texts(value, ['title', 'artist', 'text', 'key']) || value['text'] === '') return null;
  const { title, artist, text, key, videoUrl } = value as GuestText;
  return {
    ...{ title, artist, text, key },
    translation: listOf(value['translation']).map((each) => (typeof each === 'string' ? each : null)),
    times: listOf(value['times']).map((each) => (isTime(each) ? { startMs: each.startMs, endMs: each.endMs } : null)),
    corrections: listOf(value['corrections']).filter(isCorrection),
    videoUrl: typeof videoUrl === 'string' ? videoUrl : null,
  };
}

function isTime(value: unknown): value is LineTime {
  if (!isObject(value)) return false;
  const { startMs, endMs } = value as LineTime;
  return typeof startMs === 'number' && (endMs === null || typeof endMs === 'number') && isLineTime({ startMs, endMs });
}

/** Checks whether a correction of a place is complete. */
function isCorrection(value: unknown): value is GuestText['corrections'][number] {
  if (!isObject(value)) return false;
  const { line, start, end, reading, meaningKo, wordId } = value;
  const isText = (part: unknown) => part === null || typeof part === 'string';
  const isPlace = [line, start, end].every((part) => Number.isSafeInteger(part) && (part as number) >= 0);
  return isPlace && isText(reading) && isText(meaningKo) && (wordId === null || isId(wordId));
}

const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/**
 * Reads the data on the device, leaving out damaged parts. Null where a
 * newer release wrote it: that is neither read nor overwritten.
 */
export function readGuestData(value: unknown): GuestData | null {
  if (!isObject(value)) return NO_GUEST_DATA;
  const { version } = value;
  if (typeof version === 'number' && version > 1) return null;
  return {
    version: 1,
    words: uniqueBy(listOf(value['words']).flatMap(readWord), ({ word }) => word.id).slice(0, GUEST_WORDS_MAX),
    hearts: uniqueBy(listOf(value['hearts']).flatMap(readHeart), ({ kind, id }) => `${kind} ${id}`).slice(
      0,
      GUEST_HEARTS_MAX,
    ),
    text: readText(value['text']),
  };
}

/** The data with a further word; unchanged where it has the word already, null where there is no room. */
export function withWord(data: GuestData, added: GuestWord): GuestData | null {
  if (data.words.some(({ word }) => word.id === added.word.id)) return data;
  if (data.words.length >= GUEST_WORDS_MAX) return null;
  const { id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level } = added.word;
  const word = { id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level };
  return { ...data, words: [...data.words, { ...added, word }] };
}

export const withoutWord = (data: GuestData, id: number): GuestData => ({
  ...data,
  words: data.words.filter(({ word }) => word.id !== id),
});

const isSameHeart = (one: GuestHeart, other: GuestHeart): boolean => one.kind === other.kind && one.id === other.id;

/** The data with a further favourite; unchanged where it has the favourite already, null where there is no room. */
export function withHeart(data: GuestData, { kind, id }: GuestHeart): GuestData | null {
  if (data.hearts.some((heart) => isSameHeart(heart, { kind, id }))) return data;
  if (data.hearts.length >= GUEST_HEARTS_MAX) return null;
  return { ...data, hearts: [...data.hearts, { kind, id }] };
}

export const withoutHeart = (data: GuestData, heart: GuestHeart): GuestData => ({
  ...data,
  hearts: data.hearts.filter((each) => !isSameHeart(each, heart)),
});

export const withText = (data: GuestData, text: GuestText | null): GuestData => ({ ...data, text });
