import { type FormEvent, useState } from 'react';
import { refillStatus } from '#domain/calls/admin-refill.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDetail } from '../ui/detail-page';
import { LoadFailure } from '../ui/load-failure';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { ExecuteRefill } from './execute-refill';
import { RefillFacts } from './refill-facts';
import { autoRefillMessages as text } from './text';

/** Whether one order can be refilled, and the refill itself (S1 §2.15). */
export function CheckOrder({ order, onCheck }: { order: string; onCheck: (order: string) => void }) {
  const [typed, setTyped] = useState(order);
  // Each answer takes one of the hour's counts.
  const query = useDetail(refillStatus, { id: order }, undefined, { enabled: order !== '', live: false });
  const wanted = typed.trim().replace(/^#/, '');
  // Another number can be checked at any time, even while the last one is refetched.
  const checking = query.isLoading && wanted === order;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (wanted === '') return;
    if (wanted === order) void query.refetch();
    else onCheck(wanted);
  }

  return (
    <Section
      title={text.checkTitle}
      aside={query.data && <TextLink to={`/admin/orders/${query.data.order.id}`}>{text.openOrder}</TextLink>}
    >
      <div className="grid gap-4">
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
          <InputField
            label={text.orderId}
            hint={text.orderIdHint}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            className="min-w-0 flex-1 basis-60"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="submit"
            className="min-h-12 sm:mt-6.5"
            // Not during a background refetch.
            busy={checking}
            disabledReason={wanted === '' ? text.checkEmpty : undefined}
          >
            {checking ? text.checking : text.check}
          </Button>
        </form>
        {query.error && (
          <LoadFailure
            title={text.checkFailed}
            error={query.error}
            onRetry={query.refetch}
            busy={query.isFetching}
          />
        )}
        {query.isLoading && <Skeleton className="h-40" />}
        {query.data && (
          <>
            <RefillFacts status={query.data} />
            <ExecuteRefill order={query.data.order} canRefill={query.data.eligibility.canRefill} />
          </>
        )}
      </div>
    </Section>
  );
}
