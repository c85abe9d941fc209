import { useQuery } from '@tanstack/react-query';
import { type CheckedWord, type TakeAlongFormat, takeAlongAddress } from '@utarang/contract';
import { format, bringAlong as text } from '@utarang/messages';
import { FileSpreadsheet, FileText, Layers, Printer, Scissors } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { savedWordsQuery } from '../../../parts/study/saved-words.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { Notice } from '../../../ui/notice/notice.js';
import { Panel } from '../../../ui/panel/panel.js';
import { RadioRow } from '../../../ui/radio-row/radio-row.js';
import { fetchSaved } from '../api.js';
import { type Printed, PrintedWords } from './printed-words.js';
import css from './take-along-page.module.css';

type StatusChoice = 'all' | 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED';

const FILES = [
  { format: 'apkg', Icon: Layers, variant: 'brand', name: text['out.anki'], tip: text['out.ankiTip'] },
  { format: 'csv', Icon: FileSpreadsheet, variant: 'ok', name: text['out.csv'], tip: text['out.csvTip'] },
  { format: 'tsv', Icon: FileText, variant: 'ok', name: text['out.tsv'], tip: text['out.tsvTip'] },
] as const satisfies readonly { format: TakeAlongFormat; [more: string]: unknown }[];

const PAPERS = [
  { as: 'sheet', Icon: Printer, name: text['out.sheet'], tip: text['out.sheetTip'] },
  { as: 'cards', Icon: Scissors, name: text['out.cards'], tip: text['out.cardsTip'] },
] as const satisfies readonly { as: Printed; [more: string]: unknown }[];

/** The saved words as files and on paper. */
export function TakeOut() {
  const [which, setWhich] = useState<StatusChoice>('all');
  const { data: saved } = useQuery(savedWordsQuery);
  const [printed, setPrinted] = useState<{ as: Printed; words: readonly CheckedWord[]; time: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const status = which === 'all' ? undefined : which;

  async function print(as: Printed) {
    setFailed(null);
    try {
      const words = await fetchSaved(status);
      if (words.length === 0) setFailed(text['out.nothingHere']);
      else setPrinted((before) => ({ as, words, time: (before?.time ?? 0) + 1 }));
    } catch (error) {
      setFailed(`${text['out.fail']}. ${errorText(error)}`);
    }
  }

  const count = saved?.ids.size;
  return (
    <Panel title={text['out.title']}>
      {count === 0 ? (
        <p className={css['note']}>{text['out.none']}</p>
      ) : (
        <>
          <RadioRow
            label={text['out.which']}
            className={css['which']}
            value={which}
            onChoose={setWhich}
            options={[
              { value: 'all', content: count === undefined ? text['out.all'] : format(text['out.allN'], { n: count }) },
              { value: 'IN_PROGRESS_OR_COOLDOWN', content: text['out.inProgress'] },
              { value: 'COMPLETED', content: text['out.completed'] },
            ]}
          />
          <ul>
            {FILES.map(({ format: kind, Icon, variant, name, tip }) => (
              <Row key={kind} icon={<Icon size={24} />} variant={variant} name={name} tip={tip}>
                {/* The server names the file. */}
                <ButtonLink
                  variant="sec"
                  to={takeAlongAddress(kind, status)}
                  reloadDocument
                  download
                  aria-label={format(text['out.getName'], { name })}
                >
                  {text['out.get']}
                </ButtonLink>
              </Row>
            ))}
            {PAPERS.map(({ as, Icon, name, tip }) => (
              <Row key={as} icon={<Icon size={24} />} variant="song" name={name} tip={tip}>
                <Button
                  variant="sec"
                  aria-label={format(text['out.printName'], { name })}
                  onClick={() => void print(as)}
                >
                  {text['out.print']}
                </Button>
              </Row>
            ))}
          </ul>
          {failed && <Notice kind="bad">{failed}</Notice>}
        </>
      )}
      {/* A browser that does not say when it has printed gets a new sheet with each press. */}
      {printed && (
        <PrintedWords key={printed.time} as={printed.as} words={printed.words} onDone={() => setPrinted(null)} />
      )}
    </Panel>
  );
}

type RowProps = { icon: ReactNode; variant: 'brand' | 'ok' | 'song'; name: string; tip: string; children: ReactNode };

const Row = ({ icon, variant, name, tip, children }: RowProps) => (
  <li className={css['way']}>
    <span className={cx(css['icon'], css[variant])}>{icon}</span>
    <span>
      <b>{name}</b>
      <span className={css['tip']}>{tip}</span>
    </span>
    {children}
  </li>
);
