import { format, entry as messages } from '@utarang/messages';
import type { ReactNode } from 'react';
import { StaticLink } from '../../../lib/static-link.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { PatternStar } from '../../../parts/patterns/pattern-star.js';
import { entryPath } from '../../../parts/reference/entry-path.js';
import type { MinCardSize } from '../../../parts/reference/use-viewport.js';
import { SentenceText } from '../../../parts/sentences/sentence-text.js';
import { CopyButton } from '../../../parts/words/list/copy-button.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { Tag } from '../../../ui/tag/tag.js';
import { type AnyListedEntry, copyOf, type Entry, formOf, isWhole, listOf, sectionOf, soundOf } from '../entry.js';
import css from './entry-card.module.css';

export const leastCard: MinCardSize = { width: 352, height: 240 };

/** A particle or an ending in a list: its meaning, its use, how Korean differs, and an example. */
function EntryCard({ entry }: { entry: Entry }) {
  const form = formOf(entry);
  const [example] = entry.examples;
  return (
    <li className={css['card']}>
      <div className={css['head']}>
        <h2 className={css['form']}>
          <StaticLink to={entryPath(listOf(entry), entry.id)} aria-label={format(messages.link, { form })}>
            <Ja>{form}</Ja>
          </StaticLink>
        </h2>
        <span className={css['sound']}>{soundOf(entry)}</span>
        <LevelTag level={entry.level} />
        <Tag variant="mut">{sectionOf(entry)}</Tag>
        <span className={css['copy']}>
          <PatternStar id={entry.id} form={form} />
          <CopyButton name={form} text={copyOf(entry)} />
        </span>
      </div>
      <dl className={css['facts']}>
        <Fact name={messages.meaning} strong>
          {entry.meaning}
        </Fact>
        <Fact name={messages.tip}>
          <Message>{entry.tip}</Message>
        </Fact>
        <Fact name={messages.koreanShort}>
          <Message>{entry.korean}</Message>
        </Fact>
        {example && (
          <Fact name={messages.example}>
            <SentenceText sentence={example} target={example.target} links={false} className={css['example']} />
            <span className={css['translation']}>{example.korean}</span>
          </Fact>
        )}
      </dl>
    </li>
  );
}

/** The card while the rest of the entry is being loaded, and without a script: there are hundreds, so it is small. */
const ShortCard = ({ entry }: { entry: AnyListedEntry }) => (
  <li className={css['card']} data-short="">
    <h2>
      <StaticLink to={entryPath(listOf(entry), entry.id)}>
        <Ja>{formOf(entry)}</Ja>
      </StaticLink>
    </h2>
    <i>{soundOf(entry)}</i>
    <p>{entry.meaning}</p>
  </li>
);

const Fact = ({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd className={strong ? css['strong'] : undefined}>{children}</dd>
  </>
);

/** The entries of a list, as cards. */
export const EntryCards = ({ entries }: { entries: readonly AnyListedEntry[] }) => (
  <ul className={css['cards']}>
    {entries.map((entry) =>
      isWhole(entry) ? <EntryCard key={entry.id} entry={entry} /> : <ShortCard key={entry.id} entry={entry} />,
    )}
  </ul>
);
