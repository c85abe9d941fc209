import type { EndingDetail, ParticleDetail } from '@utarang/contract';
import { format, entry as messages } from '@utarang/messages';
import { Link } from 'react-router';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { PatternStar } from '../../../parts/patterns/pattern-star.js';
import { entryPath } from '../../../parts/reference/entry-path.js';
import { shownForm } from '../../../parts/reference/shown-form.js';
import { SentenceItem } from '../../../parts/sentences/sentence-item.js';
import { SentenceSwitches } from '../../../parts/sentences/sentence-switches.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { CopyButton } from '../../../parts/words/list/copy-button.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Tag } from '../../../ui/tag/tag.js';
import { drillAddress } from '../drill/address.js';
import { copyOf, formOf, listOf, sectionOf, soundOf } from '../entry.js';
import css from './entry-sheet.module.css';
import { FormTables } from './form-tables.js';

/** A particle or an ending with all its parts. */
export function EntrySheet({ entry }: { entry: ParticleDetail | EndingDetail }) {
  const form = formOf(entry);
  useDocumentTitle(format(messages.title, { form: entry.form, meaning: entry.meaning }));
  return (
    <>
      <article className={css['sheet']}>
        <div className={css['head']}>
          <h1 tabIndex={-1} className={css['form']} lang="ja">
            {form}
          </h1>
          <div className={css['tools']}>
            {/* A form with a gap or an alternative is nothing one could say. */}
            {/[・〜]/u.test(entry.form) || <ListenButton name={form} text={entry.reading} />}
            <CopyButton name={form} text={copyOf(entry)} />
            <PatternStar id={entry.id} form={form} />
          </div>
        </div>
        <p className={css['about']}>
          <span className={css['sound']}>{soundOf(entry)}</span>
          <LevelTag level={entry.level} />
          <Tag variant="mut">{sectionOf(entry)}</Tag>
        </p>
        <p className={css['meaning']}>{entry.meaning}</p>
        <dl className={css['texts']}>
          {(
            [
              ['tip', messages.tip],
              ['avoid', messages.avoid],
              ['korean', messages.korean],
            ] as const
          ).map(([part, name]) => (
            <div key={part}>
              <dt>{name}</dt>
              <dd>
                <Message>{entry[part]}</Message>
              </dd>
            </div>
          ))}
        </dl>
      </article>
      <Panel title={messages.example}>
        <SentenceSwitches />
        <ol className={css['examples']}>
          {entry.examples.map((example, index) => (
            <SentenceItem key={example.id} sentence={example} target={example.target} n={index + 1} />
          ))}
        </ol>
      </Panel>
      <Panel title={messages.attach}>
        <FormTables attachments={entry.attachments} />
      </Panel>
      <Panel title={messages.near}>
        <ul className={css['near']}>
          {entry.near.map(({ list, id, form: other, meaning }) => (
            <li key={id}>
              <Link to={entryPath(list, id)} className={css['link']}>
                <Ja className={css['other']}>{shownForm({ form: other }, list)}</Ja> {meaning}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink variant="soft" to={drillAddress(listOf(entry), { near: entry.id })}>
          {messages.drill}
        </ButtonLink>
      </Panel>
    </>
  );
}
