import type { FoundEntry } from '@utarang/contract';
import { bands } from '@utarang/messages';
import { entryPath } from '../../../../parts/reference/entry-path.js';
import { shownForm } from '../../../../parts/reference/shown-form.js';
import { Message } from '../../../../ui/message/message.js';
import { Hit, Hits } from './hit.js';

/** The first particles and endings. */
export const EntryHits = ({ entries }: { entries: readonly FoundEntry[] }) => (
  <Hits>
    {entries.map(({ list, id, form, meaning }) => (
      <Hit
        key={`${list} ${id}`}
        to={entryPath(list, id)}
        title={<span lang="ja">{shownForm({ form }, list)}</span>}
        tag={list === 'particles' ? bands.particle : bands.ending}
      >
        <Message>{meaning}</Message>
      </Hit>
    ))}
  </Hits>
);
