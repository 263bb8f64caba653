import type { ReconciliationRun } from '../../../domain/calls/admin-reconciliation';
import { count, euros } from '../format';
import { reconciliationMessages as text } from '../messages/reconciliation';
import { type Column, DataTable } from '../ui/data-table';
import { OutsideLink } from '../ui/outside-link';
import { Frame, Inset } from '../ui/page';
import { RelativeTime } from '../ui/relative-time';
import { daysOf, RunState, starter } from './last-run';

const columns: readonly Column<ReconciliationRun>[] = [
  { key: 'days', title: text.runColumns.days, cell: daysOf },
  { key: 'state', title: text.runColumns.state, cell: (run) => <RunState run={run} /> },
  {
    key: 'by',
    title: text.runColumns.by,
    cell: (run) => (
      <>
        <RelativeTime at={run.startedAt} /> <span className="text-muted">{starter(run)}</span>
      </>
    ),
  },
  { key: 'found', title: text.runColumns.found, right: true, cell: ({ counts }) => count(counts.found) },
  { key: 'net', title: text.runColumns.net, right: true, cell: ({ sums }) => euros(sums.netCents) },
  {
    key: 'run',
    title: text.runColumns.run,
    cell: ({ runUrl }) => <OutsideLink href={runUrl}>{text.run}</OutsideLink>,
  },
];

/** The newest comparisons. */
export function Runs({ runs }: { runs: readonly ReconciliationRun[] }) {
  if (runs.length === 0) return null;
  return (
    <section aria-label={text.runs} className="grid gap-3">
      <Inset>
        <h2 className="text-base font-semibold">{text.runs}</h2>
      </Inset>
      <Frame>
        <DataTable label={text.runs} columns={columns} rows={runs} rowKey={({ id }) => id} />
      </Frame>
    </section>
  );
}
