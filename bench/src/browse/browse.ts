import { startProgram } from '../http/program.js';
import { type Filtered, type FilterPlan, filterList } from './filtering.js';
import { SLOWDOWN } from './phone.js';
import { type Scrolled, type ScrollPlan, scrollList } from './scroll.js';
import { pressStars, type StarPlan } from './star.js';
import { type SwitchPlan, type SwitchResult, switchList } from './switching.js';

type Rounds<Plan, Result> = { readonly name: string; readonly plan: Plan; readonly rounds: readonly Result[] };

export type BrowseResults = {
  readonly scrolls: readonly Rounds<ScrollPlan, Scrolled>[];
  readonly switches: readonly Rounds<SwitchPlan, SwitchResult>[];
  readonly filters: readonly Rounds<FilterPlan, readonly Filtered[]>[];
  /** In milliseconds. */
  readonly stars: readonly Rounds<StarPlan, number>[];
};

const READING = 2500; // a thumb that leafs through a list: three screens a second
const FLING = 10_000;

// biome-ignore format: a table, to be read down
const scrolls: readonly (readonly [string, ScrollPlan])[] = [
  ['N1, 3,033 words',          { path: '/jlpt?level=N1', distance: 20_000, pixelsPerSecond: READING }],
  ['the same, flung',          { path: '/jlpt?level=N1', distance: 40_000, pixelsPerSecond: FLING }],
  ['all words',                { path: '/words',         distance: 20_000, pixelsPerSecond: READING }],
  ['words like Korean',        { path: '/ko-like',       distance: 20_000, pixelsPerSecond: READING }],
  ['the home page, by meaning', { path: '/?m=meaning&page=1', distance: 20_000, pixelsPerSecond: READING }],
];

const choice = (name: string) => ({ role: 'radio', name: new RegExp(`^${name}$`) }) as const;

type Press = Omit<SwitchPlan, 'slowdown'>;

// biome-ignore format: a table, to be read down
const presses: readonly (readonly [string, Press])[] = [
  ['another level, fetched ahead',     { path: '/jlpt?level=N5', press: choice('N4'), ahead: true }],
  ['another level, not fetched ahead', { path: '/jlpt?level=N5', press: choice('N1'), ahead: false }],
  ['another situation, fetched ahead', { path: '/fields',        press: choice('동물'), ahead: true }],
  ['learning mode',                    { path: '/jlpt?level=N1', press: { role: 'button', name: /^학습 모드/ }, ahead: true }],
];

const switches = [1, SLOWDOWN].flatMap((slowdown) =>
  presses.map(([name, press]) => [name, { ...press, slowdown }] as const),
);

/** Words as a Korean types them, a key at a time. After each word the box is emptied at once: ''. */
const words = [
  ['ㄹ', '레', '레모', '레몬'],
  ['요', '요네', '요네즈'],
  ['ㅇ', 'ㅇㄴ', 'ㅇㄴㅈ'],
  ['l', 'le', 'lem'],
  ['2', '20', '201', '2018'],
  ['よ', '夜'],
];
const keys = words.flatMap((states) => [...states, '']);

// biome-ignore format: a table, to be read down
const filters: readonly (readonly [string, FilterPlan])[] = [
  ['248 songs',     { path: '/songs',     keys, slowdown: 1 }],
  ['83 artists',    { path: '/artists',   keys, slowdown: 1 }],
  ['146 endings',   { path: '/endings',   keys, slowdown: 1 }],
  ['81 particles',  { path: '/particles', keys, slowdown: 1 }],
  ['248 songs',     { path: '/songs',     keys, slowdown: SLOWDOWN }],
];

// biome-ignore format: a table, to be read down
const stars: readonly (readonly [string, StarPlan])[] = [
  ['a star among 240 cards of a level', { path: '/jlpt?level=N3', cards: 240, slowdown: SLOWDOWN }],
  ['the same on the home page',         { path: '/?page=1',       cards: 240, slowdown: SLOWDOWN }],
];

/** The pages that are browsed, in the built product, as a slow phone has them. */
export async function measureBrowse(
  quick: boolean,
  progress: (line: string) => void,
  only?: keyof BrowseResults,
): Promise<BrowseResults> {
  const asked = <Plan>(table: keyof BrowseResults, plans: readonly (readonly [string, Plan])[]) =>
    only === undefined || only === table ? plans : [];
  const program = await startProgram();
  const inRounds = async <Plan, Result>(
    plans: readonly (readonly [string, Plan])[],
    measure: (origin: URL, plan: Plan) => Promise<Result>,
    times = 5,
  ) => {
    const results: Rounds<Plan, Result>[] = [];
    for (const [name, plan] of plans) {
      progress(name);
      const rounds: Result[] = [];
      for (let round = 0; round < (quick ? 1 : times); round++) rounds.push(await measure(program.origin, plan));
      results.push({ name, plan, rounds });
    }
    return results;
  };
  try {
    return {
      scrolls: await inRounds(asked('scrolls', scrolls), scrollList),
      switches: await inRounds(asked('switches', switches), switchList),
      filters: await inRounds(asked('filters', filters), filterList, 2),
      stars: await inRounds(asked('stars', stars), pressStars),
    };
  } finally {
    await program.stop();
  }
}
