import { adminReconciliation } from '#domain/calls/admin-reconciliation.ts';
import { useToast } from '#web/ui/toast.tsx';
import { count } from '../format';
import { useRunEnd } from '../sweeps/use-run-end';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { CheckForm } from './check-form';
import { Differences } from './differences';
import { LastRun } from './last-run';
import { PaymentTabs } from './payment-tabs';
import { Runs } from './runs';
import { reconciliationMessages as text } from './text';

/** Comparison with the payment provider's books: run it, view the differences, settle them. */
export function ReconciliationPage() {
  const toast = useToast();
  const query = useDetail(adminReconciliation);
  const [last] = query.data?.runs ?? [];
  const follow = useRunEnd(last, ({ state, counts }) => {
    if (state === 'done') toast({ tone: 'success', title: text.ended, text: text.endedText(counts.found) });
    else toast({ tone: 'danger', title: text.interrupted, text: text.interruptedText });
  });
  const open = query.data?.open;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      count={open === undefined ? undefined : text.count(open, count(open))}
    >
      <PaymentTabs current="reconciliation" />
      <Loaded query={query} failed={text.failed}>
        {({ runs, scheduleUrl }) => (
          <>
            <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <LastRun run={last} scheduleUrl={scheduleUrl} />
              <CheckForm running={last?.state === 'running'} onBegun={follow} />
            </Inset>
            <Differences />
            <Runs runs={runs} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
