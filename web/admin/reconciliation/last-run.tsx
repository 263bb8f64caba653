import type { ReconciliationRun } from '#domain/calls/admin-reconciliation.ts';
import { dayOf } from '#domain/days.ts';
import { bySchedule } from '#domain/sweeps.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { count, euros, fullDay } from '../format';
import { RelativeTime } from '../ui/relative-time';
import { RunLink } from '../ui/run-link';
import { Nothing, Section } from '../ui/section';
import { SmallTable } from '../ui/small-table';
import { reconciliationMessages as text } from './text';

const tones: Record<ReconciliationRun['state'], Tone> = {
  running: 'info',
  done: 'success',
  failed: 'danger',
};
const sums = ['paidCents', 'refundedCents', 'disputedCents', 'otherCents', 'feeCents', 'netCents'] as const;

/** The newest comparison: its range, the sums on both sides, and its state. */
export function LastRun({ run, scheduleUrl }: { run: ReconciliationRun | undefined; scheduleUrl: string }) {
  const aside = <RunLink href={scheduleUrl}>{text.schedule}</RunLink>;
  return (
    <Section title={text.last} aside={aside}>
      {run ? <Figures run={run} /> : <Nothing>{text.never}</Nothing>}
    </Section>
  );
}

function Figures({ run }: { run: ReconciliationRun }) {
  const { payments, refunds, disputes, orders } = run.counts;
  const { otherCurrency } = run.sums;
  const own: Partial<Record<(typeof sums)[number], number>> = run.ownSums ?? {};
  const shown = sums.filter((name) => name !== 'otherCents' || run.sums.otherCents !== 0);
  return (
    <div className="grid gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <RunState run={run} />
        <span className="font-medium text-ink">{daysOf(run)}</span>
        <RelativeTime at={run.startedAt} />
        <span>{text.by(starter(run))}</span>
        <RunLink href={run.runUrl}>{text.run}</RunLink>
      </p>
      {run.state === 'failed' && (
        <Alert tone="danger" title={text.interrupted}>
          {text.interruptedText}
        </Alert>
      )}
      <div className="max-w-xl">
        <SmallTable
          label={text.sums}
          head={[text.sumColumns.what, text.sumColumns.there, text.sumColumns.here]}
          rows={shown.map((name) => [
            text.sum[name],
            // The provider's fee is outgoing like the rest.
            euros(name === 'feeCents' ? -run.sums.feeCents : run.sums[name]),
            ours(own[name]),
          ])}
          sum
        />
      </div>
      <p className="max-w-xl text-muted">{text.sumsDiffer}</p>
      {otherCurrency > 0 && <p>{text.otherCurrency(otherCurrency)}</p>}
      <p className="text-muted">
        {text.looked(count(payments), count(refunds), count(disputes), count(orders))}
      </p>
    </div>
  );
}

function ours(cents: number | undefined) {
  return cents === undefined ? <span className="text-muted">{text.nothing}</span> : euros(cents);
}

/** The state of a comparison. */
export function RunState({ run }: { run: ReconciliationRun }) {
  return <Badge tone={tones[run.state]}>{text.states[run.state]}</Badge>;
}

/** Who started it. */
export function starter({ startedBy }: ReconciliationRun): string {
  return startedBy === bySchedule ? text.bySchedule : startedBy;
}

/** The days that it covers, both included: a range that ends at midnight ends with the day before. */
export function daysOf({ from, to }: ReconciliationRun): string {
  const first = dayOf(new Date(from));
  const last = dayOf(new Date(Date.parse(to) - 1));
  return first === last ? fullDay(first) : text.days(fullDay(first), fullDay(last));
}
