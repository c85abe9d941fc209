import { useQueryClient } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { adminImport, format, pageTitles } from '@utarang/messages';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store.js';
import { BackArrow } from '../../../parts/breadcrumb/back-arrow.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Notice } from '../../../ui/notice/notice.js';
import { Panel } from '../../../ui/panel/panel.js';
import { exportAddress } from '../api.js';
import { FileChoice } from '../components/file-choice.js';
import { ImportReportView } from '../components/import-report.js';
import { apply, check, choose, isBusy, resetImport, type TableImport, tableImport } from '../table-import.js';
import css from './import-words-page.module.css';

/** The page that exports all words as a table, and imports a table (docs/product/admin.md#bulk). */
export const ImportWordsPage = () => (
  <AdminsOnly title={pageTitles.importWords}>
    <div className={`wrap ${css['page']}`}>
      <div className={css['head']}>
        <BackArrow to={pages.adminWords} />
        <h1 tabIndex={-1}>{adminImport.title}</h1>
      </div>
      <Panel title={adminImport.exportTitle}>
        <p>{adminImport.exportBody}</p>
        <div className={css['links']}>
          {/* Files of the server, which need no script. */}
          <ButtonLink variant="sec" to={exportAddress('csv')} reloadDocument download>
            <Download size={18} />
            {adminImport.exportCsv}
          </ButtonLink>
          <ButtonLink variant="sec" to={exportAddress('tsv')} reloadDocument download>
            <Download size={18} />
            {adminImport.exportTsv}
          </ButtonLink>
        </div>
      </Panel>
      <Import />
    </div>
  </AdminsOnly>
);

function Import() {
  const username = useUsername();
  const client = useQueryClient();
  const stored = useStore(tableImport);
  const isMine = stored.admin === username;
  const { file, report, result, refused, failed, checkedAgain } = isMine ? stored : EMPTY;
  const doing = isMine ? stored.doing : null;
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button may be removed afterwards: the heading gets the focus, above the new content.
  const wasDoing = useRef(doing);
  useEffect(() => {
    if (wasDoing.current && !doing) heading.current?.focus();
    wasDoing.current = doing;
  }, [doing]);

  const progress =
    doing === 'checking'
      ? format(adminImport.checking, { name: file?.name ?? '' })
      : doing === 'applying'
        ? adminImport.applying
        : '';
  return (
    <Panel title={adminImport.importTitle} headingRef={heading}>
      <p>{adminImport.importBody}</p>
      <FileChoice
        chosen={file !== null}
        busy={isMine && isBusy(stored)}
        refused={refused}
        onChoose={(files) => void choose(username, files)}
      />
      <p role="status" className={css['status']}>
        {progress}
      </p>
      {failed && (
        <ErrorPanel text={failed} action={adminImport.retry} onRetry={() => void (report ? apply(client) : check())} />
      )}
      {checkedAgain && report && (
        <Notice key={report.digest} kind="bad">
          {adminImport.outdated}
        </Notice>
      )}
      {file && report && (
        <ImportReportView
          name={file.name}
          report={report}
          applying={doing === 'applying'}
          onApply={() => void apply(client)}
          onCancel={() => {
            resetImport();
            heading.current?.focus();
          }}
        />
      )}
      {result && (
        <Notice kind="ok">
          <b>{adminImport.doneTitle}</b>{' '}
          {format(adminImport.doneBody, { added: result.added, changed: result.changed })}
          <ButtonLink variant="txt" to={pages.adminHistory}>
            {adminImport.toHistory}
          </ButtonLink>
        </Notice>
      )}
    </Panel>
  );
}

const EMPTY: Omit<TableImport, 'admin' | 'doing'> = {
  file: null,
  report: null,
  result: null,
  refused: null,
  failed: null,
  checkedAgain: false,
};
