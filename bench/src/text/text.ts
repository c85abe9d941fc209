import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { call } from '../http/call.js';
import { startProgram } from '../http/program.js';
import { paced } from '../logins/pace.js';
import { type Spread, spreadOf } from '../measures/percentile.js';
import { readBook } from '../words/book.js';
import { type AuthoredText, readSentences, readSongs, type Source, writtenOf } from './authored.js';
import { type BesideBare, bareAnalyser, besideBare } from './bare.js';
import { type Compared, compare, type Miss, type ReadWord } from './compare.js';
import { isRight, readSung, type SungToken } from './sung.js';

export type ReadingResult = Omit<Compared, 'misses'> & { readonly name: string };
/** A miss with why it is one. */
export type ExplainedMiss = Miss & { readonly why: string };
/** Cases of a class of text as people write it, and how many are right. */
export type SungResult = { readonly name: string; readonly cases: number; readonly right: number };
/** The time that searches took beside something else. */
export type BesideTexts = { readonly name: string; readonly searches: Spread; readonly texts: number };

export type TextResults = {
  readonly readings: readonly ReadingResult[];
  readonly misses: readonly ExplainedMiss[];
  readonly besideBare: readonly BesideBare[];
  readonly sung: readonly SungResult[];
  readonly firstMs: number;
  readonly song: Spread;
  readonly longest: Spread;
  readonly beside: readonly BesideTexts[];
};

const SENTENCES = 500;
const SONG_LINES = 40;
const LONGEST = 20_000;
/** The number of lines of the bank: less than the longest text. */
const LINES_AT_ONCE = 300;
const SEARCHES_PER_SECOND = 50;
const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

type Answer = {
  readonly stanzas: readonly (readonly {
    readonly text: string;
    readonly tokens: readonly (ReadWord & SungToken)[];
  }[])[];
  readonly words: readonly { readonly id: number; readonly meaningKo: string }[];
};
type Ask = (text: string) => Promise<Answer>;

/** The built product, asked to read the songs and sentences whose readings we wrote, and to search meanwhile. */
export async function measureText(quick: boolean, progress: (line: string) => void): Promise<TextResults> {
  const { origin, stop } = await startProgram({ NODE_ENV: 'test', RATE_LIMIT: 'off', SHEDDING: 'off' });
  const agent = new Agent({ keepAlive: true });
  const ask = async (text: string): Promise<{ answer: Answer; ms: number }> => {
    const start = performance.now();
    const { status, body } = await call(agent, origin, {
      method: 'POST',
      path: '/api/text/analyse',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ text }),
    });
    const ms = performance.now() - start;
    if (status !== 200) throw new Error(`a text was answered with ${status}`);
    return { answer: JSON.parse(body) as Answer, ms };
  };
  const times = async (text: string, rounds: number): Promise<Spread> => {
    const measured: number[] = [];
    for (let i = 0; i < rounds; i++) measured.push((await ask(text)).ms);
    return spreadOf(measured);
  };
  try {
    const sources = [...readSongs(), readSentences(quick ? SENTENCES / 5 : SENTENCES)];
    const songLines = sources
      .filter(({ name }) => name.startsWith('song'))
      .flatMap(({ texts }) => texts.map(writtenOf));
    const song = Array.from({ length: SONG_LINES }, (_, index) => songLines[index % songLines.length]).join('\n');
    const longest = repeated(songLines.join('\n'), LONGEST);

    progress('the first text');
    const { ms: firstMs } = await ask(song);
    const readings: ReadingResult[] = [];
    const misses: Miss[] = [];
    for (const source of sources) {
      progress(source.name);
      const compared = await compareSource(source, async (text) => (await ask(text)).answer);
      readings.push({ name: source.name, words: compared.words, right: compared.right });
      misses.push(...compared.misses);
    }
    const answer: Ask = async (text) => (await ask(text)).answer;
    const sourcesBesideBare = [
      { name: 'songs of our own', texts: readSongs().flatMap(({ texts }) => texts) },
      { name: 'sentences of the bank', texts: readSentences(quick ? SENTENCES : Number.POSITIVE_INFINITY).texts },
    ];
    const bare = bareAnalyser();
    const bareResults: BesideBare[] = [];
    for (const { name, texts } of sourcesBesideBare) {
      progress(`${name}, beside the bare analyser`);
      bareResults.push(besideBare(name, texts, await readingsOf(texts, answer), bare));
    }
    progress('text as people write it');
    const sung = await askedSung(answer);
    progress('songs and long texts');
    await times(song, 20); // warms up
    const songTimes = await times(song, quick ? 20 : 200);
    const longTimes = await times(longest, quick ? 2 : 10);

    const beside: BesideTexts[] = [];
    for (const [name, text] of [
      ['nothing', null],
      ['songs, one after the other', song],
      ['texts of 20,000 characters, likewise', longest],
    ] as const) {
      progress(`searches beside ${name}`);
      beside.push(await searchesBeside(name, text, quick ? 3 : 15));
    }
    return {
      readings,
      misses: explained(misses),
      besideBare: bareResults,
      sung,
      firstMs,
      song: songTimes,
      longest: longTimes,
      beside,
    };
  } finally {
    agent.destroy();
    await stop();
  }

  async function searchesBeside(name: string, text: string | null, seconds: number): Promise<BesideTexts> {
    let going = true;
    let texts = 0;
    const reading = (async () => {
      while (going && text !== null) {
        await ask(text);
        texts += 1;
      }
    })();
    const measured: number[] = [];
    let asked = 0;
    await paced(SEARCHES_PER_SECOND, seconds, async () => {
      const start = performance.now();
      // A new query each time: a kept answer would measure nothing.
      asked += 1;
      await call(agent, origin, {
        method: 'GET',
        path: `/api/words?q=${encodeURIComponent(`타${asked}`)}`,
        headers: {},
      });
      measured.push(performance.now() - start);
    });
    going = false;
    await reading;
    return { name, searches: spreadOf(measured), texts };
  }
}

/** A text, repeated up to a number of characters. */
const repeated = (text: string, length: number): string =>
  `${text}\n`.repeat(Math.ceil(length / (text.length + 1))).slice(0, length);

/** All texts of a source in one, as a user would paste them. */
async function compareSource({ texts }: Source, ask: (text: string) => Promise<Answer>): Promise<Compared> {
  const { stanzas } = await ask(texts.map(writtenOf).join('\n'));
  const lines = stanzas.flat();
  const each = texts.map((text: AuthoredText, index) => compare(text, lines[index]!.tokens));
  const sum = (field: 'words' | 'right') => each.reduce((total, one) => total + one[field], 0);
  return { words: sum('words'), right: sum('right'), misses: each.flatMap((one) => one.misses) };
}

/** The readings of lines, asked for in texts that are not too long. */
async function readingsOf(texts: readonly AuthoredText[], ask: Ask): Promise<string[]> {
  const readings: string[] = [];
  for (let from = 0; from < texts.length; from += LINES_AT_ONCE) {
    const written = texts.slice(from, from + LINES_AT_ONCE).map(writtenOf);
    const { stanzas } = await ask(written.join('\n'));
    for (const { tokens } of stanzas.flat())
      readings.push(tokens.map(({ reading, written: own }) => reading ?? own).join(''));
  }
  return readings;
}

/** The cases of the reference by their classes. */
async function askedSung(ask: Ask): Promise<SungResult[]> {
  const results = new Map<string, SungResult>();
  for (const wanted of readSung()) {
    const { stanzas, words } = await ask(wanted.text);
    const tokens = stanzas.flat().flatMap((line) => line.tokens);
    const meaningOf = (id: number) => words.find((word) => word.id === id)?.meaningKo ?? '';
    const { cases, right } = results.get(wanted.group) ?? { cases: 0, right: 0 };
    const isSo = isRight(wanted, tokens, meaningOf);
    results.set(wanted.group, { name: wanted.group, cases: cases + 1, right: right + (isSo ? 1 : 0) });
  }
  return [...results.values()];
}

/** The reason of each miss, where the book has one. */
function explained(misses: readonly Miss[]): ExplainedMiss[] {
  const book = readBook(bookDirectory);
  return misses.map((miss) => {
    const alike = book.filter(
      ({ japaneseWord }) => miss.written.startsWith(japaneseWord[0]!) && japaneseWord.length <= miss.written.length + 1,
    );
    const begins = (reading: string) => alike.some((word) => word.reading[0] === reading[0]);
    const why = /^[0-9０-９一二三四五六七八九十百千万零]/u.test(miss.written)
      ? 'a number that is read in several ways'
      : begins(miss.ours) && begins(miss.theirs)
        ? 'the book has both; the sentence tells which'
        : begins(miss.ours)
          ? 'the dictionary takes it for another word'
          : 'a rarer reading, which neither book nor dictionary has first';
    return { ...miss, why };
  });
}
