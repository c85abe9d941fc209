import { formTexts, type Reference, type ReferenceEntry } from '@utarang/content/reference';
import type { Ending, EndingDetail, Example, Particle, ParticleDetail } from '@utarang/contract';
import { formTable, toRomaji } from '@utarang/domain/language';
import { lazy } from '@utarang/domain/search';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';
import { memoizeLast } from '../../lib/memoize-last.js';

type Deps = { readonly reference: Reference; readonly catalogue: Pick<Catalogue, 'bank' | 'version' | 'word'> };

/** The number of examples on a card of a list; all examples of hundreds of entries would make the page slow to load. */
const IN_LIST = 1;

/** The particles and endings of the content, with the catalogue's current sentences. */
export function createEntries({ reference, catalogue }: Deps) {
  const { particles, endings } = reference;
  const entryById = new Map<string, { readonly list: 'particles' | 'endings'; readonly entry: ReferenceEntry }>([
    ...particles.map((entry) => [entry.id, { list: 'particles', entry }] as const),
    ...endings.map((entry) => [entry.id, { list: 'endings', entry }] as const),
  ]);

  /** A sentence that was removed, or does not show the entry any more, is left out. */
  const exampleOf = ({ sentenceId, target }: ReferenceEntry['examples'][number]): Example[] => {
    const stored = catalogue.bank.byId(sentenceId);
    if (!stored || stored.retiredAt !== null) return [];
    const sentence = shownSentence(stored, catalogue);
    const index = sentence.japanese.indexOf(target);
    return index < 0 ? [] : [{ ...sentence, target: [index, index + target.length] }];
  };

  /** The first examples that can be shown. The others are not computed: a list has hundreds of entries. */
  const examplesOf = ({ examples }: ReferenceEntry, most: number): Example[] => {
    const found: Example[] = [];
    for (const example of examples) {
      if (found.length >= most) break;
      found.push(...exampleOf(example));
    }
    return found;
  };

  const shown = (entry: ReferenceEntry, most: number) => {
    const { tip, avoid, korean } = entry;
    return { ...namesOf(entry), tip, avoid, korean, examples: examplesOf(entry, most) };
  };

  const detail = ({ attachments, samples, near: ids }: ReferenceEntry) => ({
    attachments: attachments.map((each) => ({
      label: each.label,
      rows: formTable(each, samples).map(({ word, forms }) => ({ word, forms: [...forms] })),
    })),
    near: ids.flatMap((id) => {
      const found = entryById.get(id);
      if (!found) return [];
      const { list, entry } = found;
      return [{ list, id, form: formTexts(entry.form).written, meaning: entry.meaningKo }];
    }),
  });

  const particle = (entry: Reference['particles'][number], most = Infinity): Particle => ({
    ...shown(entry, most),
    category: entry.section,
  });
  const ending = (entry: Reference['endings'][number], most = Infinity): Ending => ({
    ...shown(entry, most),
    group: entry.section,
  });

  // A list has an example for each of hundreds of entries: members' pages and each choice of a filter share it.
  const lists = memoizeLast((_version: string) => ({
    particles: lazy(() => particles.map((entry) => particle(entry, IN_LIST))),
    endings: lazy(() => endings.map((entry) => ending(entry, IN_LIST))),
  }));

  return {
    /** The ids of each list, in its order. */
    ids: { particles: particles.map(({ id }) => id), endings: endings.map(({ id }) => id) },

    /** The names and meanings of all entries of each list, for a search. */
    names: () => ({ particles: particles.map(namesOf), endings: endings.map(namesOf) }),

    particles: (): Particle[] => lists(catalogue.version).particles(),
    endings: (): Ending[] => lists(catalogue.version).endings(),

    /** One particle with all that its own page shows, or null. */
    particle(id: string): ParticleDetail | null {
      const entry = particles.find((each) => each.id === id);
      return entry ? { ...particle(entry), ...detail(entry) } : null;
    },
    /** An ending with its details; null for an unknown one. */
    ending(id: string): EndingDetail | null {
      const entry = endings.find((each) => each.id === id);
      return entry ? { ...ending(entry), ...detail(entry) } : null;
    },
  };
}

/** An entry by its names and its meaning, without what only its card shows. */
type EntryNames = Pick<Ending, 'id' | 'form' | 'reading' | 'pronunciation' | 'romaji' | 'meaning' | 'level'>;

function namesOf({ id, form, meaningKo, level }: ReferenceEntry): EntryNames {
  const { written, reading, sound, pronunciation } = formTexts(form);
  return { id, form: written, reading, pronunciation, romaji: inRomaji(sound), meaning: meaningKo, level };
}

/** A form in Latin letters: て いる is te iru. The sign between two forms is ·, that of a gap is ~. */
const inRomaji = (sound: string): string =>
  sound
    .split(/([・〜 ])/u)
    .map((part) => (part === '・' ? '·' : part === '〜' ? ' ~ ' : (toRomaji(part) ?? part)))
    .join('')
    .trim();

export type Entries = ReturnType<typeof createEntries>;
