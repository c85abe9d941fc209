import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Groups = NonNullable<CodeSplitting['groups']>;
type NameOf = Extract<Groups[number]['name'], (...args: never) => unknown>;
type Graph = Parameters<NameOf>[1];

/** Packages with many parts behind one index: the module graph does not say which parts an importer uses. */
const MANY_PARTS = /\/packages\/|\/lucide-react\//;
/** Parts so small that they go with the first page that has one of them. */
const SMALL_PARTS =
  /\/packages\/(?:messages|domain)\/|\/packages\/contract\/src\/(?:plain-text|home-state)\.|\/lucide-react\//;

/** The modules of these that the first page and its list do not use: the sentences of forms. */
const OF_FORMS =
  /\/packages\/messages\/src\/(?:validation|ko\/(?:signup|login|find-id|pw|reset-pw|temp-pw|profile|sessions|done|admin-err|admin-song-err|sentence-err))\./;

/**
 * Parts that belong to later pages alone, each to its own: the sentences of songs, of a word's page, of examples, of the
 * reference, of kanji, of the review, of the player, of the look-up, of admins; rules and icons of songs and texts.
 */
const OF_LATER_PAGES =
  /\/packages\/messages\/src\/ko\/(?:artists?|songs?|course|fav|word-page|examples|my-artists|my-songs|my-lyrics|lyrics-err|entry|lookup|kana|kanji|conjugation|review|stats|player|pasted|(?:take|bring)-along|particles|endings|about|admin(?:-(?!err|song-err)[a-z-]+)?|word-table|guest|offline|reminder|grammar-drill|patterns|sent|my|strokes)\.|\/packages\/domain\/src\/(?:songs\/|lyrics\/|text\/|timing\/|pasted\/|review\/|conjugation\/|account\/|search\/|language\/korean\/|grammar\/|tunes\/|writing\/|language\/kanji\/on-options\.)|\/lucide-react\/.*\/(?:pen-line|rows-3|lock-keyhole|undo-2|pencil|trash-2|square-dashed-text|heart-off|layers)\./;

/** The nearest module that leads to this one and whose id is `wanted`. */
function rootOf(id: string, graph: Graph, wanted: RegExp): string | undefined {
  const seen = new Set([id]);
  for (const module of seen) {
    if (wanted.test(module)) return module;
    const info = graph.getModuleInfo(module);
    for (const next of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(next);
  }
  return undefined;
}

/** All modules that a module needs before it can run. What a package of many parts needs is left out. */
function needsOf(id: string, graph: Graph, into = new Set<string>()): Set<string> {
  if (into.has(id)) return into;
  into.add(id);
  if (!MANY_PARTS.test(id)) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needsOf(next, graph, into);
  return into;
}

/** The modules of every member's page, whatever it lists. */
const OF_MEMBERS = /\/(?:session\/no-permission\/|lib\/keep-focus)/;

/** The modules with which a text of one's own is read, a member's or a guest's: the list of texts has no use for them. */
const OF_READING =
  /\/features\/lyrics\/(?:corrected-text|use-own-lyric|components\/(?:lyric-head|lyric-read|lyric-reader|saving-line|translation-line|correction))\./;

/**
 * The modules that the look-up and the pages of a member's texts have in common: one small file for all of it. Songs
 * need only `view`, what of a line is hidden, `linked-words`, which loads the panel of a word, and `text-of-song`,
 * whether a text is a song's.
 */
const OF_TEXTS =
  /\/parts\/text\/(?!view\.|view-menu\.|linked-words\.|recognised\.|file\/|text-box\.|use-pasted\.)|\/packages\/messages\/src\/ko\/(?:my-lyrics|lookup)\.|\/packages\/domain\/src\/lyrics\/(?!text-of-song)/;

/**
 * The text box of one line, its error, and what it says of too long a text. Pages without a form have them, too, and a
 * form's code is many times theirs.
 */
const OF_BOXES = /\/ui\/(?:text-input|field-error)\/|\/lib\/too-long\./;
/** The modules of the difficulty of a text. Songs show it, too. */
const OF_DIFFICULTY = /\/parts\/text\/(?:difficulty|level-shares)|\/packages\/messages\/src\/ko\/lookup\./;

/** The modules that open over a page. Lists that ask before they delete have it, too, and have no form. */
const OF_DIALOGS = /\/ui\/dialog\/|\/lib\/scroll-lock\./;

/** The browsing pages' own, of which the other lists of words have no use. */
const OF_BROWSING = /\/features\/browse\//;

/**
 * The modules of what guests put aside, except the check whether there is something: loaded with the first press of a
 * star, or later.
 */
const OF_GUESTS =
  /\/parts\/guest\/(?!put-aside-lazily|waiting-ids|use-guest-data)|\/packages\/messages\/src\/ko\/guest\./;

/** The shapes of answers and what compares them: every page makes calls, and none waits for these modules. */
const OF_SHAPES = /\/(?:lib\/outline|parts\/(?:words|sentences)\/outlines|parts\/answers\/answers)\./;

const FIRST = ['words', 'list'];

/** Gives the modules that a page needs the name of one file. */
function neededBy(page: RegExp, name: string): NameOf {
  let needs: ReadonlySet<string> | undefined;
  return (id, graph) => {
    // A breadth-first search finds the page by the first module that it needs.
    const root = needs ? undefined : rootOf(id, graph, page);
    if (root) needs = needsOf(root, graph);
    const small = SMALL_PARTS.test(id) && !OF_LATER_PAGES.test(id) && !(FIRST.includes(name) && OF_FORMS.test(id));
    return needs?.has(id) || small ? name : null;
  };
}

/**
 * Pages that have one file each, with the modules that other pages need too. A module is in the file of the first of
 * these pages that needs it.
 */
const sharedFiles = [
  ['words', /\/words\/pages\/home-page\.tsx$/],
  ['start', /\/words\/components\/start\/parts-of-start\.ts$/],
  ['list', /\/words\/components\/found-words\.tsx$/],
  ['forms', /\/accounts\/pages\/signup-page\.tsx$/],
  ['member', /\/accounts\/pages\/user-info-page\.tsx$/],
  ['browse', /\/browse\/pages\/jlpt-page\.tsx$/],
  ['saved', /\/study\/pages\/my-words-page\.tsx$/],
] as const;

/**
 * Groups modules into few files, since a visit waits for each: the libraries and the program, which every page needs;
 * then what the first page, its start, its list of words, the forms, a member's own page, the browsing pages and the
 * lists of a member share with others. The frame of a member's pages is a chunk of its own, for pages that need no more.
 */
export const fewFiles: Groups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 9 },
  { name: 'program', tags: ['$initial'], priority: 8 },
  { name: 'shapes', test: OF_SHAPES, minShareCount: 2, priority: 7.7, includeDependenciesRecursively: false },
  { name: 'guests', test: OF_GUESTS, minShareCount: 2, priority: 7.65, includeDependenciesRecursively: false },
  { name: 'members', test: OF_MEMBERS, minShareCount: 2, priority: 7.5, includeDependenciesRecursively: false },
  { name: 'boxes', test: OF_BOXES, minShareCount: 2, priority: 7.6, includeDependenciesRecursively: false },
  { name: 'dialogs', test: OF_DIALOGS, minShareCount: 2, priority: 7.3, includeDependenciesRecursively: false },
  { name: 'browsing', test: OF_BROWSING, minShareCount: 2, priority: 7.2, includeDependenciesRecursively: false },
  {
    name: 'difficulty',
    test: OF_DIFFICULTY,
    minShareCount: 2,
    priority: 7.45,
    includeDependenciesRecursively: false,
  },
  { name: 'reading', test: OF_READING, minShareCount: 2, priority: 7.42, includeDependenciesRecursively: false },
  { name: 'texts', test: OF_TEXTS, minShareCount: 2, priority: 7.4, includeDependenciesRecursively: false },
  ...sharedFiles.map(([name, page], index) => ({
    debugName: name,
    name: neededBy(page, name),
    minShareCount: 2,
    priority: 7 - index,
    includeDependenciesRecursively: false,
  })),
];
