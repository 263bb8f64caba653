import { adminStartReconciliation, type ReconciliationRun } from '#domain/calls/admin-reconciliation.ts';
import { addDays, dayOf } from '#domain/days.ts';
import { InputField } from '#web/ui/field.tsx';
import { useMay } from '../session';
import { ActionForm } from '../ui/action-form';
import { Section } from '../ui/section';
import { reconciliationMessages as text } from './text';

/** Which days to compare now; the last week by default. `onBegun` gets the run. */
export function CheckForm({
  running,
  onBegun,
}: {
  running: boolean;
  onBegun: (run: ReconciliationRun) => void;
}) {
  const today = dayOf(new Date());
  return (
    <Section title={text.checkTitle}>
      <ActionForm
        call={adminStartReconciliation}
        values={{ from: addDays(today, -6), to: today }}
        may={useMay('move-money')}
        submit={text.check}
        disabledReason={running ? text.checking : undefined}
        done={text.started}
        failed={text.startFailed}
        onDone={({ run }) => onBegun(run)}
      >
        {({ field }) => (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              <InputField type="date" label={text.from} {...field('from')} />
              <InputField type="date" label={text.to} {...field('to')} />
            </div>
            <p className="max-w-prose text-sm text-muted">{text.checkHint}</p>
          </>
        )}
      </ActionForm>
    </Section>
  );
}
