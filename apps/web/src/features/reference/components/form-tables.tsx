import type { EndingDetail } from '@utarang/contract';
import { rubyOf } from '@utarang/domain/words';
import { Furigana } from '../../../ui/ja/furigana.js';
import { Message } from '../../../ui/message/message.js';
import css from './form-tables.module.css';

/** The tables of how a particle or an ending attaches: to which class of words, with sample words and their forms. */
export const FormTables = ({ attachments }: Pick<EndingDetail, 'attachments'>) => (
  <ul className={css['tables']}>
    {attachments.map(({ label, rows }) => (
      <li key={label}>
        <h3 className={css['label']}>
          <Message>{label}</Message>
        </h3>
        <dl className={css['rows']}>
          {rows.map(({ word, forms }) => (
            <div key={word.written} className={css['row']}>
              <dt>
                <Written {...word} />
              </dt>
              <dd>
                {forms.map((form) => (
                  <Written key={form.written} {...form} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

const Written = ({ written, reading }: { written: string; reading: string }) => (
  <span lang="ja">
    <Furigana parts={rubyOf(written, reading)} />
  </span>
);
