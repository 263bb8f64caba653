import { RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addDays, dayOf } from '../../../domain/days';
import { Button } from '../../ui/button';
import { postReconciliationRuns } from '../client';
import { commonMessages } from '../messages/common';
import { reconciliationMessages as text } from '../messages/reconciliation';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { Section } from '../ui/section';
import { useAct } from '../ui/use-act';

const field = 'h-11 rounded-control border border-line-strong bg-surface px-3 text-base sm:h-9 sm:text-sm';

/** Which days to compare now; the week until today without another wish. `onBegun` learns the run's id. */
export function CheckForm({ running, onBegun }: { running: boolean; onBegun: (id: string) => void }) {
  const mayAct = useMay('move-money');
  const [days, setDays] = useState(() => {
    const today = dayOf(new Date());
    return { from: addDays(today, -6), to: today };
  });
  const { run, busy, error } = useAct((range: typeof days) => postReconciliationRuns(range), {
    done: text.started,
    onDone: (answer) => onBegun(answer.run.id),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayAct && days.from && days.to) run(days);
  };
  return (
    <Section title={text.checkTitle}>
      <form onSubmit={submit} className="grid gap-3 text-sm">
        <div className="flex flex-wrap items-end gap-3">
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className="grid gap-1 text-xs text-muted">
              {text[name]}
              <input
                type="date"
                required
                value={days[name]}
                onChange={({ target }) => setDays({ ...days, [name]: target.value })}
                className={`${field} text-ink`}
              />
            </label>
          ))}
          <Button
            type="submit"
            look="primary"
            size="small"
            className="max-lg:min-h-11"
            icon={<RefreshCw aria-hidden className="size-4" />}
            busy={busy || running}
            disabledReason={mayAct ? undefined : commonMessages.notAllowed}
          >
            {busy || running ? text.checking : text.check}
          </Button>
        </div>
        <ActFailure error={error} title={text.startFailed} />
        <p className="max-w-prose text-muted">{text.checkHint}</p>
      </form>
    </Section>
  );
}
