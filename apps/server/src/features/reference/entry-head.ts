import { type Ending, type Particle, pages, pathOf } from '@utarang/contract';
import { format, entry as messages, pageTitles } from '@utarang/messages';
import type { PageContent } from '../../lib/page-source.js';

type Entry = Particle | Ending;

/**
 * The head of a page about a particle or an ending, for search engines and link previews: a sentence, and a defined
 * term of schema.org.
 */
export function headOfEntry(entry: Entry): Omit<PageContent, 'queries'> {
  const list = 'category' in entry ? 'particles' : 'endings';
  const { id, form, pronunciation, meaning, level, tip } = entry;
  const set = { name: pageTitles[list], path: pages[list] };
  const says = { form, pron: pronunciation, meaning, tip };
  return {
    title: format(messages.title, { form, meaning }),
    description:
      list === 'particles'
        ? format(messages.particleDescription, says)
        : format(messages.endingDescription, { ...says, level }),
    crumbs: [set, { name: form, path: pathOf(list === 'particles' ? 'particle' : 'ending', { id }) }],
    term: { name: form, others: [pronunciation], meaning: `${meaning}. ${tip}`, set },
  };
}
