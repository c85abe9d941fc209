import type { Ending, Particle } from '@utarang/contract';
import type { EntryTexts } from '@utarang/domain/search';
import { endings, format, entry as messages, particles } from '@utarang/messages';
import { shownForm } from '../../parts/reference/shown-form.js';

export type Entry = Particle | Ending;

const isParticle = (entry: Entry): entry is Particle => 'category' in entry;

/** An entry as it is shown: it says itself of which list it is. */
export const formOf = (entry: Entry): string => shownForm(entry, listOf(entry));

export const listOf = (entry: Entry): 'particles' | 'endings' => (isParticle(entry) ? 'particles' : 'endings');

/** The name of its category or group. */
export const sectionOf = (entry: Entry): string =>
  isParticle(entry) ? particles[`c.${entry.category}`] : endings[`g.${entry.group}`];

/** The sound of an entry: for a particle in Latin letters, too, since it may be one letter. */
export const soundOf = (entry: Entry): string =>
  isParticle(entry) ? `${entry.romaji} [${entry.pronunciation}]` : `[${entry.pronunciation}]`;

export const copyOf = (entry: Entry): string =>
  format(messages.copyText, { form: formOf(entry), pron: entry.pronunciation, meaning: entry.meaning });

/** The texts by which an entry is found: all that it has. */
export function textsOf(entry: Entry): EntryTexts {
  const { form, reading, pronunciation, romaji, meaning, tip, avoid, korean, examples } = entry;
  return {
    names: [...new Set([form, reading, pronunciation, romaji].flatMap((name) => name.split(/[・·]/u)))],
    texts: [
      meaning,
      tip,
      korean,
      avoid,
      ...examples.flatMap((each) => [each.japanese, each.pronunciation, each.korean]),
    ],
  };
}
