import type { Ending, ListedEntry, Particle } from '@utarang/contract';
import type { EntryTexts } from '@utarang/domain/search';
import { endings, format, entry as messages, particles } from '@utarang/messages';
import { shownForm } from '../../parts/reference/shown-form.js';

export type Entry = Particle | Ending;
/** An entry of a list, perhaps without its explanations. */
export type AnyListedEntry = ListedEntry<Particle> | ListedEntry<Ending>;

export const isWhole = (entry: AnyListedEntry): entry is Entry => 'tip' in entry;

const isParticle = (entry: AnyListedEntry): entry is ListedEntry<Particle> => 'category' in entry;

/** The form of an entry as it is shown; the entry says to which list it belongs. */
export const formOf = (entry: AnyListedEntry): string => shownForm(entry, listOf(entry));

export const listOf = (entry: AnyListedEntry): 'particles' | 'endings' => (isParticle(entry) ? 'particles' : 'endings');

/** The name of its category or group. */
export const sectionOf = (entry: AnyListedEntry): string =>
  isParticle(entry) ? particles[`c.${entry.category}`] : endings[`g.${entry.group}`];

/** The pronunciation of an entry: for a particle in Latin letters, too, since it may be one letter. */
export const soundOf = (entry: AnyListedEntry): string =>
  isParticle(entry) ? `${entry.romaji} [${entry.pronunciation}]` : `[${entry.pronunciation}]`;

export const copyOf = (entry: AnyListedEntry): string =>
  format(messages.copyText, { form: formOf(entry), pron: entry.pronunciation, meaning: entry.meaning });

/** The texts by which an entry is found: all its texts. */
export function textsOf(entry: AnyListedEntry): EntryTexts {
  const { form, reading, pronunciation, romaji, meaning } = entry;
  return {
    names: [...new Set([form, reading, pronunciation, romaji].flatMap((name) => name.split(/[・·]/u)))],
    texts: [meaning, ...(isWhole(entry) ? explanationsOf(entry) : [])],
  };
}

const explanationsOf = ({ tip, avoid, korean, examples }: Entry): string[] => [
  tip,
  korean,
  avoid,
  ...examples.flatMap((each) => [each.japanese, each.pronunciation, each.korean]),
];
