import type { ImportReport } from '@utarang/contract';
import { admin, adminImport, format } from '@utarang/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { disabledWithReason } from '../../../ui/button/disabled-with-reason.js';
import { PAGE_SIZE } from '../choice.js';
import { countOf, hasObstacles } from '../table-import.js';
import css from './import-report.module.css';
import { ChangeTable, ConflictTable, FaultTable } from './import-tables.js';

type ReportProps = {
  name: string;
  report: ImportReport;
  applying: boolean;
  onApply: () => void;
  onCancel: () => void;
};

/** The report of what an import would do, and the errors that prevent it. */
export function ImportReportView({ name, report, applying, onApply, onCancel }: ReportProps) {
  const { rows, added, changed, unchanged, faults, faultCount, conflicts, conflictCount } = report;
  const count = countOf(report);
  const mayApply = count > 0 && !hasObstacles(report);
  return (
    <div className={css['report']}>
      <p role="status" className={css['counts']}>
        <b>{format(adminImport.checked, { name, rows })}</b>{' '}
        <span>{format(adminImport.counts, { added: added.length, changed: changed.length, unchanged })}</span>
      </p>
      {count === 0 && !hasObstacles(report) && <p>{adminImport.nothing}</p>}
      <div className={css['actions']}>
        {mayApply && (
          <Button aria-disabled={applying} onClick={onApply}>
            {format(adminImport.applyCount, { n: count })}
          </Button>
        )}
        <Button variant="sec" aria-disabled={applying} onClick={() => !applying && onCancel()}>
          {adminImport.cancel}
        </Button>
      </div>
      {faultCount > 0 && (
        <section className={css['part']}>
          <h3>{format(adminImport.errorsTitle, { n: faultCount })}</h3>
          <p>{adminImport.errorsBody}</p>
          {faultCount > faults.length && <p>{format(adminImport.moreOf, { n: faults.length })}</p>}
          <FaultTable faults={faults} />
        </section>
      )}
      {conflictCount > 0 && (
        <section className={css['part']}>
          <h3>{format(adminImport.conflictsTitle, { n: conflictCount })}</h3>
          <p>{adminImport.conflictsBody}</p>
          {conflictCount > conflicts.length && <p>{format(adminImport.moreOf, { n: conflicts.length })}</p>}
          <ConflictTable conflicts={conflicts} />
        </section>
      )}
      {count > 0 && <Changes key={report.digest} report={report} />}
    </div>
  );
}

/** Some changes at a time, in the order of the rows. */
function Changes({ report: { added, changed } }: { report: ImportReport }) {
  const [page, setPage] = useState(1);
  const all = [...added, ...changed].sort((one, other) => one.row - other.row);
  const pageCount = Math.ceil(all.length / PAGE_SIZE);
  return (
    <section className={css['part']}>
      <h3>{adminImport.changesTitle}</h3>
      <ChangeTable changes={all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      {pageCount > 1 && (
        <nav className={css['pages']} aria-label={adminImport.pages}>
          <Button variant="sec" {...disabledWithReason(page === 1 && admin['list.first'], () => setPage(page - 1))}>
            <ChevronLeft size={18} />
            {adminImport.prev}
          </Button>
          <span role="status">{format(adminImport.page, { n: page, of: pageCount })}</span>
          <Button
            variant="sec"
            {...disabledWithReason(page === pageCount && admin['list.last'], () => setPage(page + 1))}
          >
            {adminImport.next}
            <ChevronRight size={18} />
          </Button>
        </nav>
      )}
    </section>
  );
}
