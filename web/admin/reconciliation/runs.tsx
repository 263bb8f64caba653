import type { ReconciliationRun } from '#domain/calls/admin-reconciliation.ts';
import { count, euros } from '../format';
import { type Column, DataTable } from '../list/data-table';
import { useMay } from '../session';
import { OutsideLink } from '../ui/outside-link';
import { Frame, Part } from '../ui/page';
import { RelativeTime } from '../ui/relative-time';
import { daysOf, RunState, starter } from './last-run';
import { reconciliationMessages as text } from './text';

const figures: readonly Column<ReconciliationRun>[] = [
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
];
const link: Column<ReconciliationRun> = {
  key: 'run',
  title: text.runColumns.run,
  cell: ({ runUrl }) => <OutsideLink href={runUrl}>{text.run}</OutsideLink>,
};

/** The newest comparisons. */
export function Runs({ runs }: { runs: readonly ReconciliationRun[] }) {
  const columns = useMay('read-runs') ? [...figures, link] : figures;
  if (runs.length === 0) return null;
  return (
    <Part title={text.runs}>
      <Frame>
        <DataTable label={text.runs} columns={columns} rows={runs} rowKey={({ id }) => id} />
      </Frame>
    </Part>
  );
}
